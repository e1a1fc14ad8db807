import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '@/shared/lib/cn';

interface ArrowLinkProps {
  to: string;
  children: ReactNode;
  /** Covers the nearest `relative` parent, so that the whole card is clickable. */
  isStretched?: boolean;
}

/** A link with an arrow, for the end of a text block. */
export function ArrowLink({ to, children, isStretched = false }: ArrowLinkProps) {
  return (
    <Link
      to={to}
      className={cn(
        'group inline-flex items-center gap-2 justify-self-start border-b-2 border-accent py-1.5 text-ui font-[640]',
        isStretched && 'after:absolute after:inset-0',
      )}
    >
      <span>{children}</span>
      <ArrowRight
        aria-hidden="true"
        className="size-[1.1em] transition-transform duration-menu group-hover:translate-x-1"
      />
    </Link>
  );
}
