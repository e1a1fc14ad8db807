import type { ComponentProps } from 'react';
import { cn } from '@/shared/lib/cn';

/**
 * The button that opens a row's record. Its text is the row's name, its hit area the whole `Tr`;
 * further buttons of the row lie above it with `relative z-1`. The console's keys go from one to the
 * next by `data-row-trigger`.
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
