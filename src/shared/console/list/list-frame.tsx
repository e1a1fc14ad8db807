import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import { FetchFailure, type Sentence } from '../fetch-failure';
import { StillTrying } from '../still-trying';
import type { Listed } from './find-new-rows';
import { useKeepFocus } from './use-keep-focus';
import type { RecordListState } from './use-record-list';

interface ListFrameProps<Row extends Listed> {
  list: RecordListState<Row>;
  /** The title when the list can't be fetched. */
  failure: Sentence;
  /** Announces new rows to screen readers. */
  announce?: ((newRows: readonly Row[]) => string) | undefined;
  skeleton: ReactNode;
  empty: ReactNode;
  footer: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list's rows, or what replaces them: the skeleton, a failure, an empty state. */
export function ListFrame<Row extends Listed>({
  list,
  failure,
  announce,
  skeleton,
  empty,
  footer,
  children,
}: ListFrameProps<Row>) {
  const { rows, newRows, error } = list;
  const container = useKeepFocus(rows);
  const alert = error && (
    <FetchFailure
      title={failure}
      error={error}
      hasRows={rows !== undefined}
      isRetrying={list.isRetrying}
      onRetry={list.retry}
    />
  );

  if (rows === undefined) {
    return (
      alert ?? (
        <>
          {list.isRetryingAfterFailure && <StillTrying />}
          {skeleton}
        </>
      )
    );
  }
  const added = rows.filter(({ id }) => newRows.has(id));
  return (
    <>
      {alert}
      {list.isRetryingAfterFailure && <StillTrying />}
      <p role="status" className="sr-only">
        {added.length > 0 && announce?.(added)}
      </p>
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          <div
            ref={container}
            aria-busy={list.isStale}
            className={cn('transition-opacity', list.isStale && 'opacity-60')}
          >
            {children(rows)}
          </div>
          {footer}
        </>
      )}
    </>
  );
}
