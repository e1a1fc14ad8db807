/** The neighbour of a place in a list whose ends meet: after the last comes the first. */
export function stepAround(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count;
}
