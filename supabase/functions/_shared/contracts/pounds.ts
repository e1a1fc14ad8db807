/** `72,200 lb`. Without `toLocaleString`: loading its data keeps a phone busy for 40 ms. */
export const formatLb = (pounds: number): string =>
  `${String(Math.round(pounds)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')} lb`;

/** `72,200 lb`, or what to say about an unknown weight. */
export const formatPounds = (pounds: number | null): string =>
  pounds === null ? 'Weight not given' : formatLb(pounds);
