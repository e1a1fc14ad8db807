/**
 * Joins words as a sentence does: `a`, `a and b`, `a, b, and c`. `Intl.ListFormat` does the same, but a
 * phone takes 60 ms to make the first one.
 */
export function joinList(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${last}`;
}
