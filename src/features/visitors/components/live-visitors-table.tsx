import type { ReactNode } from 'react';
import { TwoLines } from '@/shared/console/list/list-skeleton';
import { Skeleton } from '@/shared/ui/skeleton';
import { Table, TBody, Td, Th, THead, Tr } from '@/shared/ui/table';

/** The frame of the live list; its body is the rows, or bars of their size. */
export function LiveVisitorsTable({ children }: { children: ReactNode }) {
  return (
    <Table label="Live visitors">
      <THead>
        <Tr>
          <Th>Visitor</Th>
          <Th>On page</Th>
          <Th>Location</Th>
          <Th>Browser, device</Th>
          <Th isNumeric>For</Th>
        </Tr>
      </THead>
      <TBody>{children}</TBody>
    </Table>
  );
}

/** A row of the list as bars. */
export function LiveVisitorSkeleton() {
  return (
    <Tr>
      <Td>
        <Skeleton className="h-4 w-28" />
      </Td>
      <Td onCard="full">
        <TwoLines className="w-56 max-w-full" />
      </Td>
      <Td onCard="hidden">
        <Skeleton className="h-4 w-24" />
      </Td>
      <Td onCard="full">
        <TwoLines className="w-32" />
      </Td>
      <Td onCard="hidden">
        <Skeleton className="ml-auto h-4 w-8" />
      </Td>
    </Tr>
  );
}
