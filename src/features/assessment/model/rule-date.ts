const MONTHS = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun'],
  ...['jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
];
const STORED = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/u;
const SLASHED = /^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{4})$/u;
const IN_WORDS = /^([a-z]{3,9})\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})$/u;

/** A typed day, month or year as it is stored: `Nov 22, 2026` is 2026-11-22. Null if there is no such date. */
export function readRuleDate(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const stored = STORED.exec(typed);
  if (stored !== null) return dateOf(stored[1], stored[2], stored[3]);
  const slashed = SLASHED.exec(typed);
  if (slashed !== null) return dateOf(slashed[3], slashed[1], slashed[2]);
  const [, name = '', day, year] = IN_WORDS.exec(typed) ?? [];
  const month = MONTHS.indexOf(name.slice(0, 3)) + 1;
  return month === 0 ? null : dateOf(year, String(month), day);
}

function dateOf(year = '', month?: string, day?: string): string | null {
  if (!/^(?:19|20)\d\d$/u.test(year)) return null;
  const parts = [year, ...[month, day].flatMap((part) => part?.padStart(2, '0') ?? [])];
  const date = new Date(`${[...parts, '01', '01'].slice(0, 3).join('-')}T00:00:00Z`);
  // There is no February 30.
  const isReal = !Number.isNaN(date.getTime()) && (!day || date.getUTCDate() === Number(day));
  return isReal ? parts.join('-') : null;
}
