import type { ComponentProps } from 'react';
import { cn } from '@/shared/lib/cn';

interface PanelProps extends ComponentProps<'section'> {
  /** Set to `false` for content that reaches the border, such as a table. */
  isPadded?: boolean | undefined;
}

/** A bordered box for a form or a group of settings. */
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
