import { functionalUpdate, useTable, type RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { SELECTED_MAX } from '../bulk/row-selection';
import { listFeatures, type ListColumns, type ListRow, type ListTableModel } from './list-column';
import type { ListState } from './use-list-params';

const NO_ROWS: readonly never[] = [];

interface ListTableOptions<Row extends ListRow, Handlers> {
  columns: ListColumns<Row, Handlers>;
  /** `undefined` while the list is loading. */
  rows: readonly Row[] | undefined;
  /** Where the sort is kept. */
  params?: Pick<ListState, 'filters' | 'setFilters'>;
}

/**
 * The react-table model of a list: its columns, its sort and its selected rows. The server sorts,
 * filters and pages.
 */
export function useListTable<Row extends ListRow, Handlers>({
  columns,
  rows = NO_ROWS,
  params,
}: ListTableOptions<Row, Handlers>): ListTableModel<Row, Handlers> {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const sorts = columns.table.flatMap(({ meta }) => {
    if (meta?.sort === undefined) return [];
    const { header: id, sort } = meta;
    return [
      { id, desc: false, name: sort.ascending },
      { id, desc: true, name: sort.descending },
    ];
  });
  const sorting = sorts.filter(({ name }) => name === params?.filters.sort);

  return useTable({
    features: listFeatures<Row, Handlers>(),
    columns: columns.table,
    data: rows,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting, rowSelection },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      const sort = sorts.find(({ id, desc }) => id === next?.id && desc === next.desc);
      if (sort) params?.setFilters({ sort: sort.name });
    },
    // One statement writes all selected rows, so their number is limited. Rows that left the list
    // are no longer selected.
    onRowSelectionChange: (updater) => {
      setRowSelection((before) => {
        const listed = new Set(rows.map(({ id }) => id));
        const ids = Object.keys(functionalUpdate(updater, before)).filter((id) => listed.has(id));
        return Object.fromEntries(ids.slice(0, SELECTED_MAX).map((id) => [id, true]));
      });
    },
  });
}
