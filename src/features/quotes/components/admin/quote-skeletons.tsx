import { TwoLines } from '@/shared/console/list/list-skeleton';
import { Skeleton } from '@/shared/ui/skeleton';
import { Td, Tr } from '@/shared/ui/table';
import { WIDE_ONLY } from './columns';

/** A row of the list as bars. */
export function QuoteRowSkeleton() {
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
        <Skeleton className="h-4 w-52 max-w-full max-xl:my-1" />
        <Skeleton className="my-1 h-3.5 w-44 max-w-full xl:hidden" />
      </Td>
      <Td className={WIDE_ONLY}>
        <Skeleton className="h-4 w-20" />
      </Td>
      {['length', 'width', 'height'].map((measure) => (
        <Td key={measure} isNumeric className={WIDE_ONLY}>
          <Skeleton className="ml-auto h-4 w-8" />
        </Td>
      ))}
      <Td onCard="hidden">
        <Skeleton className="ml-auto h-8 w-26 xl:h-5" />
      </Td>
    </Tr>
  );
}

/** The drawer's body as bars. */
export function QuoteDetailSkeleton() {
  return (
    <>
      <Skeleton className="h-6" />
      <Skeleton className="h-96" />
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-32" />
    </>
  );
}
