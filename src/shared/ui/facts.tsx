import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';

const RULED = {
  list: 'border-t border-line-strong',
  term: 'font-[660]',
  detail: 'text-pretty text-muted',
};

const LAYOUTS = {
  split: {
    ...RULED,
    entry: 'gap-x-8 gap-y-1 border-b py-4.5 sm:grid-cols-[minmax(10rem,3fr)_5fr]',
  },
  large: {
    ...RULED,
    term: 'type-h3',
    entry: 'gap-x-8 gap-y-1 border-b py-5 sm:grid-cols-[minmax(10rem,3fr)_5fr] sm:items-baseline',
  },
  stacked: { ...RULED, entry: 'gap-0.5 border-b py-4.5' },
  compact: {
    list: 'grid gap-2 leading-snug',
    entry: 'grid-cols-[7.25rem_minmax(0,1fr)] gap-4',
    term: 'text-subtle',
    detail: 'wrap-anywhere tabular-nums',
  },
} as const;

interface FactsProps {
  entries: readonly { term: string; detail: ReactNode }[];
  /** Puts the term above the text at every width, for narrow columns. */
  isStacked?: boolean | undefined;
  /** Terms in heading size. */
  isLarge?: boolean | undefined;
  /** Dense and without lines, for a record's fields. */
  isCompact?: boolean | undefined;
  className?: string | undefined;
}

/** A list of terms and descriptions, separated by lines. */
export function Facts({
  entries,
  isStacked = false,
  isLarge = false,
  isCompact = false,
  className,
}: FactsProps) {
  const look = LAYOUTS[isCompact ? 'compact' : isStacked ? 'stacked' : isLarge ? 'large' : 'split'];
  return (
    <dl className={cn(look.list, className)}>
      {entries.map(({ term, detail }) => (
        <div key={term} className={cn('grid', look.entry)}>
          <dt className={look.term}>{term}</dt>
          <dd className={cn('min-w-0', look.detail)}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
