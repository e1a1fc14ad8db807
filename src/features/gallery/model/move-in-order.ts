/**
 * The list with one item put directly before or after another. Nothing changes when either is
 * missing, or both are the same.
 */
export function moveInOrder(
  ids: readonly string[],
  id: string,
  side: 'before' | 'after',
  target: string,
): string[] {
  const rest = ids.filter((other) => other !== id);
  const at = rest.indexOf(target);
  if (at < 0 || rest.length === ids.length) return [...ids];
  const place = side === 'before' ? at : at + 1;
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
