import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import type { Noun } from '../bulk/bulk-texts';
import { SelectionBar } from '../bulk/selection-bar';
import { SelectionContext } from '../bulk/selection-context';
import { useRowSelection, type RowSelection } from '../bulk/use-row-selection';
import type { Listed } from './find-new-rows';
import { FetchFailure } from '../fetch-failure';
import { StillTrying } from '../still-trying';
import { useKeepFocus } from './use-keep-focus';
import type { RecordListState } from './use-record-list';

interface RecordListProps<Row extends Listed> {
  list: RecordListState<Row>;
  /** What to say when it could not be fetched: the text of its toast. */
  failure: string;
  /** What came in while the list was on screen, in a sentence for screen readers. */
  onArrival?: (arrivals: readonly Row[]) => string;
  skeleton: ReactNode;
  empty: ReactNode;
  foot: ReactNode;
  /**
   * What can be done with several rows at once. With it the table shows `SelectAllHead` and
   * `SelectCell`, and a bar appears while rows are ticked.
   */
  bulk?: { noun: Noun; actions: (selection: RowSelection<Row>) => ReactNode };
  /** The table of these rows. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a list, or what stands in their place: bars, a failure, nothing found. */
export function RecordList<Row extends Listed>({
  list,
  failure,
  onArrival,
  skeleton,
  empty,
  foot,
  bulk,
  children,
}: RecordListProps<Row>) {
  const { rows, arrivals, error } = list;
  const container = useKeepFocus(rows);
  const selection = useRowSelection(rows);
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
          {list.isTryingAgain && <StillTrying />}
          {skeleton}
        </>
      )
    );
  }
  const news = rows.filter(({ id }) => arrivals.has(id));
  return (
    <>
      {alert}
      {list.isTryingAgain && <StillTrying />}
      <p role="status" className="sr-only">
        {news.length > 0 && onArrival?.(news)}
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
            <SelectionContext value={bulk ? selection : null}>{children(rows)}</SelectionContext>
          </div>
          {bulk && selection.records.length > 0 && (
            <SelectionBar
              count={selection.records.length}
              noun={bulk.noun}
              onClear={selection.clear}
            >
              {bulk.actions(selection)}
            </SelectionBar>
          )}
          {foot}
        </>
      )}
    </>
  );
}
