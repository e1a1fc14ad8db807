import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';

interface FactsProps {
  entries: readonly { term: string; detail: ReactNode }[];
  /** Term above the text at every width, for narrow columns. */
  isStacked?: boolean | undefined;
  className?: string | undefined;
}

/** Terms and what there is to say about them, divided by rules. Stands where others put icon cards. */
export function Facts({ entries, isStacked = false, className }: FactsProps) {
  return (
    <dl className={cn('border-t border-line-strong', className)}>
      {entries.map(({ term, detail }) => (
        <div
          key={term}
          className={cn(
            'grid border-b py-4.5',
            isStacked ? 'gap-0.5' : 'gap-x-8 gap-y-1 sm:grid-cols-[minmax(10rem,3fr)_5fr]',
          )}
        >
          <dt className="font-[660]">{term}</dt>
          <dd className="min-w-0 text-muted">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
