/** Where the month is read: the visitor's own place, unless a test names one. */
interface Place {
  locale?: string;
  /** IANA. */
  timeZone?: string;
}

/**
 * `March 2026`: the month somebody joined, on the calendar and in the language of whoever looks.
 * 'Recently' where the moment is not known (specification 2, section 2).
 */
export function joinedMonth(
  createdAt: string | undefined,
  { locale, timeZone }: Place = {},
): string {
  const moment = new Date(createdAt ?? '');
  if (Number.isNaN(moment.getTime())) return 'Recently';
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone }).format(
    moment,
  );
}
