import { formatVisitorNumber } from '@/shared/lib/format-visitor-number';

/** As a visitor's number is shown, with or without its leading zeros: `#00000000412`, `412`. */
const NUMBER = /^#?(\d{1,11})$/;
const FIRST = formatVisitorNumber(0).toLowerCase();

/** What a search in the event history asks for: a visitor by the number shown, or part of a path. */
export function readSearch(search: string): { visitor?: number; page?: string } {
  if (search === '') return {};
  if (search.toLowerCase() === FIRST) return { visitor: 0 };
  const digits = NUMBER.exec(search)?.[1];
  return digits === undefined ? { page: search } : { visitor: Number(digits) };
}
