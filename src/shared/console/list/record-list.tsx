import type { ReactNode } from 'react';
import { capitalize } from '@/shared/lib/capitalize';
import type { Noun } from '../bulk/bulk-texts';
import type { RowSelection } from '../bulk/row-selection';
import { SelectionBar } from '../bulk/selection-bar';
import type { Listed } from './find-new-rows';
import type { ListColumns } from './list-column';
import type { ListGrouping } from './list-groups';
import { totalOf, type FilterCounts } from './list-filter';
import { ListEmpty } from './list-empty';
import { ListFooter } from './list-footer';
import type { Sentence } from '../fetch-failure';
import { ListFrame } from './list-frame';
import { ListTable, ListTableSkeleton } from './list-table';
import { ListToolbar } from './list-toolbar';
import { SkipToList } from './skip-to-list';
import type { ListState } from './use-list-params';
import { useListTable } from './use-list-table';
import type { RecordListState } from './use-record-list';

export interface RecordListProps<Row extends Listed, Handlers> {
  params: ListState;
  list: RecordListState<Row>;
  columns: ListColumns<Row, Handlers>;
  handlers: Handlers;
  noun: Noun;
  /** The fields that the search covers, e.g. `Name, town or equipment`. */
  search: string;
  /** The number of records that each value of a filter finds; the first filter's value gives the total. */
  counts?: Readonly<Record<string, FilterCounts | undefined>>;
  /** The title when the list can't be fetched. */
  failure: Sentence;
  /** A text about what will appear here, and when. */
  empty: ReactNode;
  emptyTitle?: string;
  /** A note on reading the list, in the footer. */
  note?: ReactNode;
  /** Keys of the page, in the footer. */
  hints?: ReactNode;
  /** Class of the skeleton's rows, if the list's are higher than one or two lines. */
  skeletonRow?: string;
  /** Names a record, for its checkbox and when it is new. */
  nameOf?: (row: Row) => string;
  /** Shows the rows in groups. */
  grouping?: ListGrouping<Row> | undefined;
  /** The row that was opened last, which keeps its edge. */
  lastOpenId?: string | null;
  /** The actions on the selected rows; without them, rows can't be selected. */
  bulk?: (selection: RowSelection<Row>) => ReactNode;
}

/** A list of the console: toolbar, table or cards, and every state in between. */
export function RecordList<Row extends Listed, Handlers>({
  params,
  list,
  columns,
  handlers,
  noun,
  search,
  counts = {},
  failure,
  empty,
  emptyTitle = `No ${noun.many} found`,
  note,
  hints,
  skeletonRow,
  nameOf,
  grouping,
  lastOpenId = null,
  bulk,
}: RecordListProps<Row, Handlers>) {
  const table = useListTable({ columns, rows: list.rows, params });
  const records = table.getSelectedRowModel().rows.map(({ original }) => original);
  const selection: RowSelection<Row> = {
    records,
    clear: () => {
      table.resetRowSelection(true);
    },
  };
  const label = capitalize(noun.many);
  const [total] = Object.entries(counts).map(
    ([param, found]) => found && totalOf(found, params.filters[param] ?? ''),
  );

  return (
    <>
      <ListToolbar
        params={params}
        noun={noun.many}
        search={search}
        filters={columns.filters}
        counts={counts}
      />
      <ListFrame
        list={list}
        failure={failure}
        announce={
          nameOf &&
          ((added: readonly Row[]) => `New ${noun.one} from ${added.map(nameOf).join(', ')}.`)
        }
        skeleton={
          <ListTableSkeleton
            table={table}
            label={label}
            text={`Loading ${noun.many}...`}
            isSelectable={bulk !== undefined}
            rowClass={skeletonRow}
          />
        }
        empty={
          <ListEmpty title={emptyTitle} noun={noun.many} params={params}>
            {empty}
          </ListEmpty>
        }
        footer={
          <>
            {bulk && records.length > 0 && (
              <SelectionBar count={records.length} noun={noun} onClear={selection.clear}>
                {bulk(selection)}
              </SelectionBar>
            )}
            <ListFooter list={list} total={total} hints={hints}>
              {note}
            </ListFooter>
          </>
        }
      >
        {() => (
          <>
            <SkipToList />
            <ListTable
              table={table}
              label={label}
              handlers={handlers}
              openId={params.openId ?? lastOpenId}
              grouping={grouping}
              onOpen={params.setOpenId}
              newRows={list.newRows}
              selectionName={bulk && nameOf}
            />
          </>
        )}
      </ListFrame>
    </>
  );
}
