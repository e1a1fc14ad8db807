import { fixDate } from '@tests/ui/fixed-date';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatTime } from './format-date';

const MOMENT = '2026-11-21T13:42:00Z';
const OHIO = 'America/New_York';

/** Newer ICU data has a narrow no-break space before AM. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('dates in a given time zone', () => {
  fixDate();

  it.each([
    ['formatDate', formatDate, 'Nov 21, 2026'],
    ['formatDay', formatDay, 'Nov 21'],
    ['formatTime', formatTime, '8:42 AM'],
    ['formatDateTime', formatDateTime, 'Nov 21, 2026, 8:42 AM'],
  ])('%s', (_name, format, expected) => {
    expect(plain(format(MOMENT, OHIO))).toBe(expected);
  });

  it('have another year than today’s', () => {
    expect(formatDay('2025-11-21T13:42:00Z', OHIO)).toBe('Nov 21, 2025');
  });

  it('follow the calendar day of the time zone', () => {
    expect(formatDay('2026-11-21T02:00:00Z', OHIO)).toBe('Nov 20');
  });
});
