/** `72,200 lb`, or what to say about an unknown weight. */
export const formatPounds = (pounds: number | null): string =>
  pounds === null ? 'Weight not given' : `${pounds.toLocaleString('en-US')} lb`;
