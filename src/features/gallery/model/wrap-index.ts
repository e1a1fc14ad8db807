/** The next or previous index of a list, wrapping around at both ends. */
export function wrapIndex(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count;
}
