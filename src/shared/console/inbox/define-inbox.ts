import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CsvColumn } from '@domain/text/write-csv';
import { allRows, PAGED_LIST, type Cursor, type Page } from '@/shared/lib/page';
import type { Versioned } from '@/shared/lib/stale';
import type { TrashedRecord } from '@/shared/lib/trashed-record';
import type { Noun } from '../bulk/bulk-texts';
import type { CsvSource } from '../export/csv-export';
import type { Sentence } from '../fetch-failure';
import { totalOf } from '../list/list-filter';
import { ALL } from '../list/list-params';
import type { WithStatus } from '../record-cache';
import type { RecordQueryKeys } from '../record-query-keys';
import type { TrashSource } from '../trash/trash-source';
import { inboxTexts } from './inbox-texts';

/** Something that a person sent us: a record with a status that staff change. */
export type InboxRecord = WithStatus & Versioned;

/** The filters of every inbox. An empty search and the status `all` leave nothing out. */
export interface InboxFilters {
  search: string;
  status: string;
  sort: string;
}

type Fetch<Row, Filters> = (
  filters: Filters,
  cursor: Cursor | null,
  signal: AbortSignal,
) => Promise<Page<Row>>;

/** The differences between quotes, messages and applications. */
export interface InboxSpec<Row extends InboxRecord, Filters extends InboxFilters> {
  keys: RecordQueryKeys;
  noun: Noun;
  /** The title when records can't be fetched. */
  fetchFailed: Sentence;
  /** One page of the records that match the filters. */
  fetchPage: Fetch<Row, Filters>;
  /** The same in larger parts, for the export. */
  fetchBatch: Fetch<Row, Filters>;
  /** The latest version of a record; `null` if it was deleted. */
  fetchOne: (id: string) => Promise<Row | null>;
  /** The number of records of each status that match the other filters, counted in SQL. */
  fetchCounts: (filters: Filters) => Promise<Record<Row['status'], number>>;
  /** Returns the number of an export's rows, if starting one does more than count them. */
  startExport?: (filters: Filters) => Promise<number>;
  /** Sets the status if the version is still the newest. @throws StaleError if it isn't. */
  setStatus: (record: Row, status: Row['status']) => Promise<Row>;
  /** The same for several records. Returns the new versions of those it changed. */
  setStatuses: (records: readonly Versioned[], status: Row['status']) => Promise<Versioned[]>;
  /** True if a record can get its previous status back. */
  canUndoStatus: boolean;
  trash: {
    /** The records in the trash, last deleted first. */
    fetchAll: () => Promise<TrashedRecord[]>;
    /** Moves a record to the trash. Returns its new version. @throws AppError if it already was there. */
    move: (id: string) => Promise<Versioned>;
    /** Moves several records. Returns the new versions of the moved ones. */
    moveSeveral: (ids: string[]) => Promise<Versioned[]>;
    /** Restores records, each only in the version given. Returns those it restored. */
    restore: (records: readonly Versioned[]) => Promise<Versioned[]>;
    deleteForever: (id: string) => Promise<void>;
  };
}

/**
 * An inbox of the console. `useInbox`, `InboxList` and `InboxButtons` show it: list, counts, status changes,
 * bulk actions, trash and export.
 */
export function defineInbox<Row extends InboxRecord, Filters extends InboxFilters>(
  spec: InboxSpec<Row, Filters>,
) {
  const { keys, noun, trash } = spec;
  const texts = inboxTexts(noun, spec.fetchFailed);
  const meta = { errorToast: texts.fetchFailed };
  const trashSource: TrashSource = {
    keys,
    noun,
    queryOptions: { queryKey: keys.trash(), queryFn: trash.fetchAll },
    restore: trash.restore,
    deleteForever: trash.deleteForever,
  };

  return {
    ...spec,
    texts,
    trashSource,
    listQueryOptions: (filters: Filters) =>
      infiniteQueryOptions({
        ...PAGED_LIST,
        queryKey: keys.list(filters),
        queryFn: ({ pageParam, signal }) => spec.fetchPage(filters, pageParam, signal),
        select: allRows<Row>,
        meta,
      }),
    countsQueryOptions: (filters: Filters) =>
      queryOptions({
        // The counts are the same for every status and sort.
        queryKey: [...keys.allCounts(), { ...filters, status: ALL, sort: null }],
        queryFn: () => spec.fetchCounts(filters),
        placeholderData: keepPreviousData,
      }),
    recordQueryOptions: (id: string) =>
      queryOptions({ queryKey: keys.detail(id), queryFn: () => spec.fetchOne(id), meta }),
    /** All records that match the filters, in the list's order. */
    csvSource: (columns: readonly CsvColumn<Row>[], filters: Filters): CsvSource<Row> => ({
      name: noun.many,
      columns,
      countRows: async () =>
        spec.startExport
          ? spec.startExport(filters)
          : totalOf(await spec.fetchCounts(filters), filters.status),
      fetchRows: (cursor, signal) => spec.fetchBatch(filters, cursor, signal),
    }),
  };
}

/** The return type of {@link defineInbox}. */
export type Inbox<Row extends InboxRecord, Filters extends InboxFilters> = ReturnType<
  typeof defineInbox<Row, Filters>
>;
