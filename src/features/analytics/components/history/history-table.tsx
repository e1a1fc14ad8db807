import type { ReactNode } from 'react';
import { TwoLines } from '@/shared/console/list/list-skeleton';
import { Skeleton } from '@/shared/ui/skeleton';
import { Table, TBody, Td, Th, THead, Tr } from '@/shared/ui/table';

/** The frame of the event history; its body is the rows, or bars of their size. */
export function HistoryTable({ children }: { children: ReactNode }) {
  return (
    <Table label="Events">
      <THead>
        <Tr>
          <Th>Time</Th>
          <Th>Event</Th>
          <Th>Page</Th>
          <Th>Visitor</Th>
        </Tr>
      </THead>
      <TBody>{children}</TBody>
    </Table>
  );
}

/** A row of the event history as bars. */
export function HistoryRowSkeleton() {
  return (
    <Tr>
      <Td onCard="hidden">
        <TwoLines />
      </Td>
      <Td>
        <Skeleton className="h-4 w-28" />
      </Td>
      <Td onCard="full">
        <TwoLines className="w-64 max-w-full" />
      </Td>
      <Td>
        <TwoLines className="w-24" />
      </Td>
    </Tr>
  );
}
