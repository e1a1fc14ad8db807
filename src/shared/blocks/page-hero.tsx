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
}

/** The dark header of an inner page: title and one sentence on a drawing grid. */
export function PageHero({ title, lead, breadcrumbs, children, isTight = false }: PageHeroProps) {
  return (
    <section className="dark-surface relative isolate overflow-hidden pt-header">
      <div
        aria-hidden="true"
        className="blueprint absolute inset-x-0 top-header bottom-0 -z-1 mask-[linear-gradient(#000_30%,transparent_96%)]"
      />
      <div
        className={cn(
          'wrap grid gap-6 pt-[clamp(3.5rem,2rem+6vw,8rem)]',
          isTight ? 'pb-[clamp(1.5rem,2vw,2rem)]' : 'pb-[clamp(2.5rem,1.5rem+4vw,5.5rem)]',
        )}
      >
        {breadcrumbs}
        <h1>{title}</h1>
        {lead !== undefined && <p className="type-lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
