import type { ComponentProps } from 'react';
import { cn } from '@/shared/lib/cn';

interface PanelProps extends ComponentProps<'section'> {
  /** Room inside; without it the content reaches the frame (a table, a list). */
  isPadded?: boolean | undefined;
}

/** A raised box, for what really is one: a form, a group of settings. */
export function Panel({ isPadded = true, className, ...rest }: PanelProps) {
  return (
    <section
      {...rest}
      className={cn(
        'rounded-md border bg-surface',
        isPadded && 'p-[clamp(1.25rem,0.8rem+1.6vw,2.25rem)]',
        className,
      )}
    />
  );
}
