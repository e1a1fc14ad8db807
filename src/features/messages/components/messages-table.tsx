import type { ReactNode } from 'react';
import { TwoLines } from '@/shared/console/list/list-skeleton';
import { SelectAllHead } from '@/shared/console/bulk/select-cells';
import { SortHeader } from '@/shared/console/list/sort-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Table, TBody, Td, Th, THead, Tr } from '@/shared/ui/table';
import type { MessageFilters } from '../model/message-list-params';

interface MessagesTableProps {
  sort?: MessageFilters['sort'];
  onSort?: (sort: MessageFilters['sort']) => void;
  children: ReactNode;
}

/** The frame of the inbox; its body is the rows, or bars of their size. */
export function MessagesTable({ sort = 'newest', onSort, children }: MessagesTableProps) {
  return (
    <Table label="Messages">
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
          <Th>From</Th>
          <Th>Status</Th>
          <Th>Message</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </Tr>
      </THead>
      <TBody>{children}</TBody>
    </Table>
  );
}

/** A row of the inbox as bars. */
export function MessageRowSkeleton() {
  return (
    <Tr>
      <Td onCard="hidden">
        <TwoLines />
      </Td>
      <Td>
        <TwoLines className="w-40" />
      </Td>
      <Td>
        <Skeleton className="h-6 w-16 xl:h-4" />
      </Td>
      <Td onCard="full">
        <TwoLines className="w-72 max-w-full" />
      </Td>
      <Td onCard="hidden">
        <Skeleton className="ml-auto h-8 w-26 xl:h-5" />
      </Td>
    </Tr>
  );
}
