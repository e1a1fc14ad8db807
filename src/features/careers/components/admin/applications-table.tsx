import type { ReactNode } from 'react';
import { TwoLines } from '@/shared/console/list/list-skeleton';
import { SelectAllHead } from '@/shared/console/bulk/select-cells';
import { SortHeader } from '@/shared/console/list/sort-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Table, TBody, Td, Th, THead, Tr } from '@/shared/ui/table';
import type { ApplicationFilters } from '../../model/application-list-params';

interface ApplicationsTableProps {
  sort?: ApplicationFilters['sort'];
  onSort?: (sort: ApplicationFilters['sort']) => void;
  children: ReactNode;
}

/** The frame of the applications list; its body is the rows, or bars of their size. */
export function ApplicationsTable({ sort = 'newest', onSort, children }: ApplicationsTableProps) {
  const sorting = { sort, onSort };
  return (
    <Table label="Applications">
      <THead>
        <Tr>
          <SelectAllHead />
          <SortHeader
            label="Received"
            ascending="oldest"
            descending="newest"
            first="descending"
            {...sorting}
          />
          <SortHeader label="Applicant" ascending="name" descending="name-down" {...sorting} />
          <Th>Status</Th>
          <Th>Position</Th>
          <SortHeader
            label="Experience"
            ascending="experience-up"
            descending="experience"
            first="descending"
            className="max-xl:hidden"
            {...sorting}
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
export function ApplicationRowSkeleton() {
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
        <TwoLines className="w-52 max-w-full" />
      </Td>
      <Td onCard="hidden" className="max-xl:hidden">
        <Skeleton className="h-4 w-24" />
      </Td>
      <Td onCard="hidden">
        <Skeleton className="ml-auto h-8 w-35 xl:h-5 xl:w-28" />
      </Td>
    </Tr>
  );
}
