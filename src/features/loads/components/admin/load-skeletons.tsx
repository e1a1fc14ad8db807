import { TwoLines } from '@/shared/console/list/list-skeleton';
import { Skeleton } from '@/shared/ui/skeleton';
import { Td, Tr } from '@/shared/ui/table';

/** A row of bars in the columns of the list. */
export function LoadRowSkeleton() {
  return (
    <Tr>
      <Td onCard="hidden">
        <Skeleton className="h-3.5 w-12" />
      </Td>
      <Td>
        <TwoLines className="w-40" />
      </Td>
      <Td>
        <Skeleton className="h-5 w-16" />
      </Td>
      <Td onCard="full">
        <TwoLines className="w-44" />
      </Td>
      <Td onCard="full">
        <Skeleton className="h-3.5 w-24" />
      </Td>
      <Td onCard="hidden" isNumeric>
        <Skeleton className="ml-auto h-3.5 w-10" />
      </Td>
    </Tr>
  );
}

/** The drawer's body while a load is on its way. */
export function LoadDetailSkeleton() {
  return (
    <>
      <Skeleton className="h-6" />
      <Skeleton className="h-20" />
      <Skeleton className="h-96" />
    </>
  );
}
