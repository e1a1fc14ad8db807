/** `1,234`, rounded to a whole number. */
export const formatCount = (count: number): string => Math.round(count).toLocaleString('en-US');

/** `1 axle`, `2 axles`, `1,200 pieces`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
