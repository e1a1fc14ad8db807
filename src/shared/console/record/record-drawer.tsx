import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { capitalize } from '@/shared/lib/capitalize';
import { Drawer } from '@/shared/ui/drawer';
import { EmptyState } from '@/shared/ui/empty-state';
import { FetchFailure, type Sentence } from '../fetch-failure';
import { RecordPager } from './record-pager';
import { StillTrying } from '../still-trying';

/** Which record of a list is open. */
export interface DrawerState<Row extends { id: string }> {
  /** Id from the URL; `null` while the drawer is closed. */
  openId: string | null;
  /** The list's rows: shown until the record is fetched, and for previous and next. */
  rows: readonly Row[] | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
}

interface RecordDrawerProps<
  Row extends { id: string },
  Key extends QueryKey,
> extends DrawerState<Row> {
  /** Fetches one record; its data is `null` if it was deleted. */
  queryOptions: (id: string) => UseQueryOptions<Row | null, Error, Row | null, Key>;
  /** The name of a record, e.g. `quote`. */
  noun: string;
  /** The title when it can't be fetched. */
  failure: Sentence;
  title: (record: Row) => string;
  eyebrow?: (record: Row) => ReactNode;
  subtitle?: (record: Row) => ReactNode;
  /** Actions, pinned to the bottom. */
  footer?: (record: Row) => ReactNode;
  /** The body while it is loading. */
  skeleton: ReactNode;
  children: (record: Row) => ReactNode;
}

/** A drawer with one record of a list. */
export function RecordDrawer<Row extends { id: string }, Key extends QueryKey>({
  openId,
  rows = [],
  queryOptions,
  noun,
  failure,
  title,
  eyebrow,
  subtitle,
  footer,
  skeleton,
  children,
  onOpen,
  onClose,
}: RecordDrawerProps<Row, Key>) {
  // The last record stays in the drawer while it slides out.
  const [lastId, setLastId] = useState(openId);
  if (openId !== null && openId !== lastId) setLastId(openId);
  const id = openId ?? lastId ?? '';

  const { data, error, failureCount, isFetching, refetch } = useQuery({
    ...queryOptions(id),
    enabled: openId !== null,
  });
  // The list's row until the record is fetched.
  const record = data === undefined ? rows.find((row) => row.id === id) : data;

  return (
    <Drawer
      open={openId !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<span className="wrap-anywhere">{record ? title(record) : capitalize(noun)}</span>}
      eyebrow={record && eyebrow?.(record)}
      subtitle={record && subtitle?.(record)}
      headActions={<RecordPager id={id} rows={rows} noun={noun} onOpen={onOpen} />}
      footer={record && footer?.(record)}
    >
      {record && <Body key={id}>{children(record)}</Body>}
      {record === null && (
        <EmptyState title={`This ${noun} does not exist`}>
          It was deleted, or the link is incomplete.
        </EmptyState>
      )}
      {record === undefined && error && (
        <FetchFailure
          title={failure}
          error={error}
          hasRows={false}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {record === undefined && !error && (
        <>
          <p role="status" className="sr-only">{`Loading ${noun}...`}</p>
          {failureCount > 0 && <StillTrying />}
          {skeleton}
        </>
      )}
    </Drawer>
  );
}

/** Keyed by the record, so that the next one starts with fresh state. */
function Body({ children }: { children: ReactNode }) {
  return children;
}
