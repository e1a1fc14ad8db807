import type { ReactNode } from 'react';
import { SortHeader } from '@/shared/console/list/sort-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Table, TBody, Td, Th, THead, Tr } from '@/shared/ui/table';
import type { UserFilters } from '../model/user-list-params';

interface UsersTableProps {
  sort?: UserFilters['sort'];
  onSort?: (sort: UserFilters['sort']) => void;
  children: ReactNode;
}

/** The frame of the users list (specification 2, section 2); its body is the rows, or bars. */
export function UsersTable({ sort = 'newest', onSort, children }: UsersTableProps) {
  return (
    <Table label="Users">
      <THead>
        <Tr>
          <SortHeader
            label="Name"
            ascending="name"
            descending="name-down"
            sort={sort}
            onSort={onSort}
          />
          <Th>Email</Th>
          <Th className="max-xl:hidden">Company</Th>
          <Th>Phone</Th>
          <Th>Roles</Th>
          <SortHeader
            label="Joined"
            ascending="oldest"
            descending="newest"
            first="descending"
            sort={sort}
            onSort={onSort}
          />
          <Th>Actions</Th>
        </Tr>
      </THead>
      <TBody>{children}</TBody>
    </Table>
  );
}

/** A row of the list as bars. */
export function UserRowSkeleton() {
  return (
    <Tr>
      <Td>
        <Skeleton className="h-4 w-32" />
      </Td>
      <Td onCard="full" className="max-md:order-1">
        <Skeleton className="h-4 w-40" />
      </Td>
      <Td className="max-xl:hidden">
        <Skeleton className="h-4 w-28" />
      </Td>
      <Td onCard="full" className="max-md:order-2">
        <Skeleton className="h-4 w-24" />
      </Td>
      <Td className="max-md:order-3">
        <Skeleton className="h-6 w-20" />
      </Td>
      <Td className="max-md:order-4">
        <Skeleton className="h-4 w-20" />
      </Td>
      <Td>
        <Skeleton className="ml-auto h-8 w-17" />
      </Td>
    </Tr>
  );
}
