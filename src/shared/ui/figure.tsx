import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';

/** A figure with a double border, for a drawing and its `TitleBlock`. */
export function Figure({ className, children, ...rest }: ComponentProps<'figure'>) {
  return (
    <figure
      {...rest}
      className={cn(
        'relative rounded-xs border border-line-strong bg-page',
        'before:pointer-events-none before:absolute before:inset-[5px] before:border',
        className,
      )}
    >
      {children}
    </figure>
  );
}

interface TitleBlockProps {
  /** Two or three entries. */
  entries: readonly { term: string; detail: ReactNode }[];
}

/** The title block at the bottom of a figure. */
export function TitleBlock({ entries }: TitleBlockProps) {
  return (
    <dl className="relative mx-[5px] mb-[5px] grid grid-cols-2 border-t border-line-strong bg-page font-cond xs:title-block-cells">
      {entries.map(({ term, detail }) => (
        <div
          key={term}
          className="min-w-0 border-line-strong px-3.5 py-2.5 not-first:border-l max-xs:first:col-span-full max-xs:first:border-b max-xs:nth-2:border-l-0"
        >
          <dt className="text-micro text-subtle">{term}</dt>
          <dd className="text-ui leading-snug font-semibold tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
