import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { CsvColumn, CsvValue } from '@domain/text/write-csv';
import type { ListFilter } from './list-filter';
import type { ListParams } from './list-params';

/** The fields of every listed record. */
export interface ListRow {
  id: string;
}

/** The arguments of a cell besides its row. */
export interface CellInfo<Handlers> {
  /** The row arrived while the list was on screen, and no one has opened it yet. */
  isNew: boolean;
  /** Opens the row's record. */
  open: () => void;
  /** The actions on a record that the list's view offers. */
  handlers: Handlers;
}

/**
 * One column of a list. This entry drives the table, the phone card, the skeleton, the sort header,
 * the toolbar's filter and the CSV file.
 */
export interface ListColumn<
  Row extends ListRow,
  Params extends ListParams = ListParams,
  Handlers = null,
> {
  /** Unique within the list. */
  header: string;
  /** The header is for screen readers only. */
  isHeaderHidden?: boolean;
  /** Without it, only the export has this column. */
  cell?: (row: Row, info: CellInfo<Handlers>) => ReactNode;
  /** Secondary data on a smaller second line, or on the same line where rows are dense. */
  detail?: (row: Row) => ReactNode;
  /** Its place on the phone card: left or right half, its own line, or hidden. */
  card?: 'left' | 'right' | 'line' | 'hidden';
  /** Hidden below 90 rem, or below 64 rem. */
  isWideOnly?: boolean | 'xl';
  /** Figures: right-aligned. */
  isNumeric?: boolean;
  /** Classes for every cell, such as the width. */
  className?: string;
  /** Classes for the skeleton's bars, such as their width. */
  skeleton?: string;
  /** The list's sorts by this column, and the direction of the first click. */
  sort?: {
    ascending: Params['sorts'][number];
    descending: Params['sorts'][number];
    first?: 'ascending' | 'descending';
  };
  /** A filter in the toolbar. */
  filter?: ListFilter<Params>;
  csv?: ListCsvColumn<Row> | readonly ListCsvColumn<Row>[];
}

interface ListCsvColumn<Row extends ListRow> {
  /** If it differs from the list's header. */
  header?: string;
  value: (row: Row) => CsvValue;
  /** Position in the file, from 1, if it differs from the list's order. */
  place?: number;
}

/** The fields of an entry that the table reads. */
export type TableColumn<Row extends ListRow, Handlers> = Omit<
  ListColumn<Row, ListParams, Handlers>,
  'filter'
>;

const FEATURES = tableFeatures({ rowSelectionFeature, rowSortingFeature });

/** The react-table features of a list; `columnMeta` exists only as a type. */
export type ListFeatures<Row extends ListRow, Handlers> = typeof FEATURES & {
  columnMeta: TableColumn<Row, Handlers>;
};

/** A list's columns, and what follows from them. */
export interface ListColumns<Row extends ListRow, Handlers = null> {
  table: readonly ColumnDef<ListFeatures<Row, Handlers>, Row>[];
  filters: readonly ListFilter[];
  csv: readonly CsvColumn<Row>[];
}

export type ListTableModel<Row extends ListRow, Handlers> = ReactTable<
  ListFeatures<Row, Handlers>,
  Row
>;

/** Every list has the same features; this gives them the list's types. */
export function listFeatures<Row extends ListRow, Handlers>() {
  return FEATURES as ListFeatures<Row, Handlers>;
}

/** A list's columns from its entries. Call it once per list, in its module. */
export function listColumns<
  Row extends ListRow,
  Params extends ListParams = ListParams,
  Handlers = null,
>(entries: readonly ListColumn<Row, Params, Handlers>[]): ListColumns<Row, Handlers> {
  return {
    table: entries.flatMap(({ filter: _filter, ...meta }) => {
      if (meta.cell === undefined) return [];
      return { id: meta.header, sortDescFirst: meta.sort?.first === 'descending', meta };
    }),
    filters: entries.flatMap(({ filter }) => filter ?? []),
    csv: csvColumns(entries),
  };
}

function csvColumns<Row extends ListRow>(
  entries: readonly Pick<ListColumn<Row>, 'header' | 'csv'>[],
): CsvColumn<Row>[] {
  const all = entries.flatMap(({ header, csv = [] }) =>
    [csv].flat().map((column) => ({ header, ...column })),
  );
  const ordered = all.filter(({ place }) => place === undefined);
  for (const column of all) {
    if (column.place !== undefined) ordered.splice(column.place - 1, 0, column);
  }
  return ordered;
}

/** The class that hides a column on narrow screens. */
export const wideOnlyClass = (isWideOnly: boolean | 'xl') =>
  isWideOnly && (isWideOnly === 'xl' ? 'max-xl:hidden' : 'max-dense:hidden');
