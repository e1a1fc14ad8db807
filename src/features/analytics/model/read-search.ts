import { formatVisitorNumber } from '@/shared/lib/format-visitor-number';

/** A visitor number, with or without leading zeros: `#00000000412`, `412`. */
const NUMBER = /^#?(\d{1,11})$/;
const FIRST = formatVisitorNumber(0).toLowerCase();

/** Reads a search in the event history: a visitor number or part of a page's path. */
export function readSearch(search: string): { visitor?: number; page?: string } {
  if (search === '') return {};
  if (search.toLowerCase() === FIRST) return { visitor: 0 };
  const digits = NUMBER.exec(search)?.[1];
  return digits === undefined ? { page: search } : { visitor: Number(digits) };
}
