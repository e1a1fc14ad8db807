/**
 * Joins class names, leaving out what is false or missing. It does not resolve conflicts: a
 * component's `className` is for its place in the layout (margin, grid column, width), its looks
 * are chosen by props. That keeps a class-merging library off every public page.
 */
export function cn(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
