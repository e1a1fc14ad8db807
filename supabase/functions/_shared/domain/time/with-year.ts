const YEARS = new Map<string | undefined, Intl.DateTimeFormat>();

/** The year of a moment, in the reader's time zone unless you pass one (IANA name). */
export function yearOf(moment: number | Date, timeZone?: string): string {
  let format = YEARS.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone });
    YEARS.set(timeZone, format);
  }
  return format.format(moment);
}

/**
 * Formats a moment in the given parts, and adds the year if it isn't this year's. In the reader's time
 * zone unless `parts` names one. SQL sentences have the year by the same rule (`private.day_text`).
 */
export function formatWithYear(
  moment: string | number | Date,
  parts: Intl.DateTimeFormatOptions,
  thisYear = yearOf(Date.now(), parts.timeZone),
): string {
  const date = new Date(moment);
  const isThisYear = yearOf(date, parts.timeZone) === thisYear;
  return new Intl.DateTimeFormat('en-US', {
    ...parts,
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}
