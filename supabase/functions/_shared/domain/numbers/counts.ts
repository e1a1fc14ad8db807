/**
 * `1,234`, rounded to a whole number. Without `toLocaleString`: loading its data keeps a phone busy
 * for 40 ms.
 */
export const formatCount = (count: number): string =>
  String(Math.round(count)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 axle`, `2 axles`, `1,200 pieces`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
