import type { ReactNode } from 'react';
import { SortHeader } from '@/shared/console/list/sort-header';
import { Table, TBody, Th, THead, Tr } from '@/shared/ui/table';
import type { LoadFilters } from '../../model/load-list-params';

interface LoadsTableProps {
  sort?: LoadFilters['sort'];
  onSort?: (sort: LoadFilters['sort']) => void;
  children: ReactNode;
}

/** The frame of the loads list; its body is the rows, or bars of their size. */
export function LoadsTable({ sort = 'newest', onSort, children }: LoadsTableProps) {
  return (
    <Table label="Loads">
      <THead>
        <Tr>
          <SortHeader
            label="Planned"
            ascending="oldest"
            descending="newest"
            sort={sort}
            onSort={onSort}
            first="descending"
          />
          <Th>Load</Th>
          <Th>Status</Th>
          <Th>Route and days</Th>
          <Th>Driver</Th>
          <Th isNumeric>Escorts</Th>
        </Tr>
      </THead>
      <TBody>{children}</TBody>
    </Table>
  );
}
