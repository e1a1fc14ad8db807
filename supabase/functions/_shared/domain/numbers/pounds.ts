import { formatCount } from './counts.ts';

/** `72,200 lb`. */
export const formatLb = (pounds: number): string => `${formatCount(pounds)} lb`;

/** `72,200 lb`, or what to say about an unknown weight. */
export const formatPounds = (pounds: number | null): string =>
  pounds === null ? 'Weight not given' : formatLb(pounds);
