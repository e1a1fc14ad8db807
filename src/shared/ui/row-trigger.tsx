import type { ComponentProps } from 'react';
import { cn } from '@/shared/lib/cn';

/**
 * The button that opens a row's record. Its text is the row's name, and the whole `Tr` is
 * clickable; a row's other buttons need `relative z-1` to stay above it. Keyboard shortcuts find
 * rows by `data-row-trigger`.
 */
export function RowTrigger({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      data-row-trigger=""
      {...rest}
      className={cn(
        'text-left font-semibold after:absolute after:inset-0 max-md:after:rounded-md focus-visible:shadow-none focus-visible:outline-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
        className,
      )}
    />
  );
}
