import { useId, type ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';

interface WorkCardProps {
  title: ReactNode;
  /** The most urgent card: an amber edge and a larger title. */
  isFirst?: boolean;
  /** Small line above the title, such as the day. */
  above?: ReactNode;
  /** Right of the title: a link. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A card with something to do on the dashboard. */
export function WorkCard({ title, isFirst = false, above, action, children }: WorkCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'overflow-hidden rounded-md border bg-surface *:px-[clamp(1rem,0.6rem+1.2vw,1.5rem)] *:py-4.5',
        isFirst && 'border-t-4 border-t-accent',
      )}
    >
      <div className="grid gap-2">
        {above}
        <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
          <h2 id={id} className={cn('min-w-0 wrap-anywhere', isFirst ? 'type-h3' : 'type-h4')}>
            {title}
          </h2>
          {action}
        </div>
      </div>
      {children}
    </section>
  );
}

/** Facts side by side: a term above its value. */
export function WorkFacts({ facts }: { facts: readonly { term: string; value: string }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px border-t bg-line p-0! sm:grid-cols-4">
      {facts.map(({ term, value }) => (
        <div
          key={term}
          className="bg-surface px-[clamp(1rem,0.6rem+1.2vw,1.5rem)] py-3 leading-snug"
        >
          <dt className="text-sm text-subtle">{term}</dt>
          <dd className="font-semibold tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
