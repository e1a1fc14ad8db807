import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';

const TONES = {
  neutral: 'bg-sunk text-subtle',
  info: 'bg-info-surface text-info',
  ok: 'bg-ok-surface text-ok',
  warn: 'bg-warn-surface text-warn',
  danger: 'bg-danger-surface text-danger-text',
} as const;

interface BadgeProps {
  tone?: keyof typeof TONES | undefined;
  /** The square before the text: for states, not for labels. */
  hasMark?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A state in one word. Always show the word, never only the color. */
export function Badge({ tone = 'neutral', hasMark = true, className, children }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-xs px-2 py-1.25 text-xs leading-none font-semibold whitespace-nowrap tabular-nums type-badge',
        hasMark && 'before:size-1.75 before:flex-none before:bg-current',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
