/**
 * Moves an item directly before or after another. Returns the list unchanged if either is missing or
 * both are the same.
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
  const position = side === 'before' ? at : at + 1;
  return [...rest.slice(0, position), id, ...rest.slice(position)];
}

export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
