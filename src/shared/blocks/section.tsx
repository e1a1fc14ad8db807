import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';

interface SectionProps {
  children: ReactNode;
  /** Paper and sunk alternate down a page. */
  tone?: 'paper' | 'sunk';
  /** The drawing office's grid behind the content. */
  isBlueprint?: boolean;
  /** For links into the page. */
  id?: string;
}

/** A band of a public page: full width, air above and below, content on the page's measure. */
export function Section({ children, tone = 'paper', isBlueprint = false, id }: SectionProps) {
  return (
    <section
      id={id}
      className={cn('py-section', tone === 'sunk' && 'bg-sunk', isBlueprint && 'blueprint')}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}

interface SectionHeadProps {
  title: string;
  /** One sentence, or a short mark, on the baseline of the heading. */
  children?: ReactNode;
}

/** Heading left, one sentence right. */
export function SectionHead({ title, children }: SectionHeadProps) {
  return (
    <div className="mb-[clamp(2rem,1rem+3vw,4rem)] grid gap-5 lg:grid-cols-[7fr_4fr] lg:items-end lg:gap-x-gap">
      <h2>{title}</h2>
      {typeof children === 'string' ? (
        <p className="max-w-prose text-balance text-muted">{children}</p>
      ) : (
        children
      )}
    </div>
  );
}
