/**
 * Joins class names and skips falsy ones. It doesn't resolve conflicts, so use a component's
 * `className` only for layout (margin, grid column, width) and its props for its look. That saves a
 * class-merging library on every public page.
 */
export function cn(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
