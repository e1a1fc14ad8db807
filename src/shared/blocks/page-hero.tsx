import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';

interface PageHeroProps {
  title: string;
  /** One sentence under the title. */
  lead?: string;
  /** Breadcrumbs above the title. */
  breadcrumbs?: ReactNode;
  children?: ReactNode;
  /** Less space below, when the next section has the same dark background. */
  isTight?: boolean;
  /** Low, so that a form below it starts in the first viewport. */
  isCompact?: boolean;
}

/** The dark header of an inner page: title and one sentence on a drawing grid. */
export function PageHero({
  title,
  lead,
  breadcrumbs,
  children,
  isTight = false,
  isCompact = false,
}: PageHeroProps) {
  return (
    <section className="dark-surface relative isolate overflow-hidden pt-header">
      <div
        aria-hidden="true"
        className="blueprint absolute inset-x-0 top-header bottom-0 -z-1 mask-[linear-gradient(#000_30%,transparent_96%)]"
      />
      <div
        className={cn(
          'wrap grid',
          isCompact
            ? 'gap-2 pt-[clamp(1.25rem,1rem+1vw,2rem)]'
            : 'gap-6 pt-[clamp(3.5rem,2rem+6vw,8rem)]',
          isTight || isCompact
            ? 'pb-[clamp(1.5rem,2vw,2rem)]'
            : 'pb-[clamp(2.5rem,1.5rem+4vw,5.5rem)]',
        )}
      >
        {breadcrumbs}
        <h1 className={cn(isCompact && 'text-[clamp(1.75rem,1.3rem+1.9vw,2.75rem)]')}>{title}</h1>
        {lead !== undefined && <p className={isCompact ? 'text-muted' : 'type-lead'}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
