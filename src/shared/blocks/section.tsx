import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';

interface SectionProps {
  children: ReactNode;
  /** Background; `paper` and `sunk` alternate down a page. */
  tone?: 'paper' | 'sunk';
  /** Shows a drawing grid behind the content. */
  isBlueprint?: boolean;
  /** Anchor for links to this section. */
  id?: string;
}

/** A full-width section of a public page; its content has the page's maximum width. */
export function Section({ children, tone = 'paper', isBlueprint = false, id }: SectionProps) {
  return (
    <section
      id={id}
      className={cn(
        'later-layout py-section',
        tone === 'sunk' && 'bg-sunk',
        isBlueprint && 'blueprint',
      )}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}

interface SectionHeadProps {
  title: string;
  /** One sentence or a short note, aligned with the heading's baseline. */
  children?: ReactNode;
}

/** Heading on the left, one sentence on the right. */
export function SectionHead({ title, children }: SectionHeadProps) {
  return (
    <div className="mb-head grid gap-5 lg:grid-cols-[7fr_4fr] lg:items-end lg:gap-x-gap">
      <h2>{title}</h2>
      {typeof children === 'string' ? (
        <p className="max-w-prose text-balance text-muted">{children}</p>
      ) : (
        children
      )}
    </div>
  );
}
