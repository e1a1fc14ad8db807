import type { ReactNode } from 'react';
import { Table, TBody, Th, THead, Tr } from '@/shared/ui/table';
import { WIDE_ONLY } from './columns';

/** The frame of the quotes list; its body is the rows, or bars of their size. */
export function QuotesTable({ children }: { children: ReactNode }) {
  return (
    <Table label="Quotes">
      <THead>
        <Tr>
          <Th aria-sort="descending">Received</Th>
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
