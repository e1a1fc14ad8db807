import type { ReactNode } from 'react';
import { TwoLines } from '@/shared/console/list/list-skeleton';
import { SortHeader } from '@/shared/console/list/sort-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Table, TBody, Td, Th, THead, Tr } from '@/shared/ui/table';
import type { ServiceFilters } from '../model/service-list-params';

interface ServicesTableProps {
  sort?: ServiceFilters['sort'];
  onSort?: (sort: ServiceFilters['sort']) => void;
  children: ReactNode;
}

/** The frame of the services list; its body is the rows, or bars of their size. */
export function ServicesTable({ sort = 'newest', onSort, children }: ServicesTableProps) {
  return (
    <Table label="Services">
      <THead>
        <Tr>
          <SortHeader
            label="Service"
            ascending="name"
            descending="name-down"
            sort={sort}
            onSort={onSort}
          />
          <Th>Category</Th>
          <Th>Price</Th>
          <Th>Active</Th>
          <SortHeader
            label="Added"
            ascending="oldest"
            descending="newest"
            first="descending"
            sort={sort}
            onSort={onSort}
          />
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </Tr>
      </THead>
      <TBody>{children}</TBody>
    </Table>
  );
}

/** A row of the list as bars. */
export function ServiceRowSkeleton() {
  return (
    <Tr>
      <Td onCard="full">
        <TwoLines className="w-64 max-w-full" />
      </Td>
      <Td>
        <Skeleton className="h-4 w-32" />
      </Td>
      <Td onCard="hidden">
        <Skeleton className="h-4 w-20" />
      </Td>
      <Td>
        <Skeleton className="h-5 w-9" />
      </Td>
      <Td onCard="hidden">
        <Skeleton className="h-4 w-14" />
      </Td>
      <Td onCard="hidden">
        <Skeleton className="ml-auto h-8 w-8 xl:h-5" />
      </Td>
    </Tr>
  );
}
