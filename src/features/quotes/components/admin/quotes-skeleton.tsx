import { Skeleton } from '@/shared/ui/skeleton';
import { Td, Tr } from '@/shared/ui/table';
import { WIDE_ONLY } from './columns';
import { QuotesTable } from './quotes-table';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** The list while it is on its way, in its final size. */
export function QuotesSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading quotes...
      </p>
      <div aria-hidden="true">
        <QuotesTable>
          {ROWS.map((row) => (
            <SkeletonRow key={row} />
          ))}
        </QuotesTable>
      </div>
    </>
  );
}

function SkeletonRow() {
  return (
    <Tr>
      <Td onCard="hidden">
        <TwoLines />
      </Td>
      <Td>
        <TwoLines className="w-40" />
      </Td>
      <Td>
        <Skeleton className="h-6 w-16" />
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
        <Skeleton className="ml-auto h-8 w-26" />
      </Td>
    </Tr>
  );
}

/** A cell of a word and a detail below it: 20 and 18 px of text. */
function TwoLines({ className = 'w-14' }: { className?: string }) {
  return (
    <span className={`grid gap-1.5 py-1 ${className}`}>
      <Skeleton className="h-3.5" />
      <Skeleton className="h-3 w-4/5" />
    </span>
  );
}
