/** The time zone of our office and terminal in Dayton: the board's days, the ends of offers and the counters' days. */
export const OFFICE_ZONE = 'America/New_York';
