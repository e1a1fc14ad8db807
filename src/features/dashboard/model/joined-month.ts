/** The locale and time zone to format in: the user's own unless a test sets them. */
interface Place {
  locale?: string;
  /** IANA. */
  timeZone?: string;
}

/** The month a user joined, for example `March 2026`, or 'Recently' if it isn't known. */
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
