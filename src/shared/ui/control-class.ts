import { cn } from '@/shared/lib/cn';

/** Classes of text inputs, selects and textareas: 48 px high, or 36 px in console toolbars. */
export function controlClass(isCompact = false): string {
  return cn(
    'w-full min-w-0 rounded-sm border border-field-line bg-surface text-fg transition-[border-color,box-shadow]',
    isCompact
      ? 'min-h-[max(2.25rem,var(--touch-min))] px-3 py-1 text-ui'
      : 'min-h-12 px-3.5 py-2.5 text-base leading-snug',
    'hover:border-fg disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunk disabled:text-subtle',
    // Read-only has a dashed border but full contrast, because people read its text.
    '[&[readonly]]:border-dashed [&[readonly]]:bg-sunk [&[readonly]]:text-muted',
    'aria-invalid:border-danger aria-invalid:shadow-[inset_3px_0_0_var(--danger)]',
    'focus:border-focus focus:shadow-[0_0_0_1px_var(--focus),0_0_0_5px_color-mix(in_srgb,var(--color-amber-500)_65%,transparent)] focus:outline-0',
    // Its own rule, because the shadow of an invalid field would replace the focus ring.
    'aria-invalid:focus:shadow-[inset_3px_0_0_var(--danger),0_0_0_1px_var(--focus),0_0_0_5px_color-mix(in_srgb,var(--color-amber-500)_65%,transparent)]',
    'forced-colors:focus:outline-2',
  );
}
