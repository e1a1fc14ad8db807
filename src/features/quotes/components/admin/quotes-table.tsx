import type { ReactNode } from 'react';
import { Table, TBody, Th, THead, Tr } from '@/shared/ui/table';

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
          <Th>Equipment</Th>
          <Th isNumeric>L ft</Th>
          <Th isNumeric>W ft</Th>
          <Th isNumeric>H ft</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </Tr>
      </THead>
      <TBody>{children}</TBody>
    </Table>
  );
}
