import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Drawer } from '@/shared/ui/drawer';
import { EmptyState } from '@/shared/ui/empty-state';
import { FetchFailure } from '../fetch-failure';
import { RecordPager } from './record-pager';
import { StillTrying } from '../still-trying';

interface RecordDrawerProps<Row extends { id: string }, Key extends QueryKey> {
  /** Id from the address; `null` while the drawer is closed. */
  openId: string | null;
  /** The list behind the drawer: what is known already, and previous and next. */
  rows: readonly Row[] | undefined;
  /** How one record is fetched; its data is `null` when it is no longer there. */
  queryOptions: (id: string) => UseQueryOptions<Row | null, Error, Row | null, Key>;
  /** What is listed, in the singular, e.g. `quote`. */
  noun: string;
  /** What to say when it could not be fetched. */
  failure: string;
  /** The record's name. */
  title: (record: Row) => string;
  eyebrow?: (record: Row) => ReactNode;
  subtitle?: (record: Row) => ReactNode;
  /** Actions, pinned below. */
  footer?: (record: Row) => ReactNode;
  /** Bars of the body's size. */
  skeleton: ReactNode;
  children: (record: Row) => ReactNode;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One record of a list, to be read beside it; its actions stay below. */
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
  // The list's row until the record itself is there.
  const record = data === undefined ? rows.find((row) => row.id === id) : data;

  return (
    <Drawer
      open={openId !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={
        <span className="wrap-anywhere">
          {record ? title(record) : `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`}
        </span>
      }
      eyebrow={record && eyebrow?.(record)}
      subtitle={record && subtitle?.(record)}
      headActions={<RecordPager id={id} rows={rows} noun={noun} onOpen={onOpen} />}
      footer={record && footer?.(record)}
    >
      {record && <Body key={id}>{children(record)}</Body>}
      {record === null && (
        <EmptyState title={`This ${noun} is no longer there`}>
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
          <p role="status" className="sr-only">
            Loading {noun}...
          </p>
          {failureCount > 0 && <StillTrying />}
          {skeleton}
        </>
      )}
    </Drawer>
  );
}

/** Keyed by the record: the next one begins anew. */
function Body({ children }: { children: ReactNode }) {
  return children;
}
