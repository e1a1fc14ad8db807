import type { ReactNode } from 'react';
import { SelectAllHead } from '@/shared/console/bulk/select-cells';
import { SortHeader } from '@/shared/console/list/sort-header';
import { Table, TBody, Th, THead, Tr } from '@/shared/ui/table';
import type { QuoteFilters } from '../../model/quote-list-params';
import { WIDE_ONLY } from './columns';

interface QuotesTableProps {
  sort?: QuoteFilters['sort'];
  onSort?: (sort: QuoteFilters['sort']) => void;
  children: ReactNode;
}

/** The frame of the quotes list; its body is the rows, or bars of their size. */
export function QuotesTable({ sort = 'newest', onSort, children }: QuotesTableProps) {
  return (
    <Table label="Quotes">
      <THead>
        <Tr>
          <SelectAllHead />
          <SortHeader
            label="Received"
            ascending="oldest"
            descending="newest"
            sort={sort}
            onSort={onSort}
          />
          <Th>Customer</Th>
          <Th>Status</Th>
          <Th>Route</Th>
          <Th className={WIDE_ONLY}>Equipment</Th>
          <Th isNumeric className={WIDE_ONLY}>
            L ft
          </Th>
          <Th isNumeric className={WIDE_ONLY}>
            W ft
          </Th>
          <Th isNumeric className={WIDE_ONLY}>
            H ft
          </Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </Tr>
      </THead>
      <TBody>{children}</TBody>
    </Table>
  );
}
