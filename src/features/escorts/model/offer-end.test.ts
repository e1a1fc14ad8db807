import { fixDate } from '@tests/ui/fixed-date';
import { expect, it } from 'vitest';
import { offerEndText } from './offer-end';

fixDate();

const NOW = Date.parse('2026-11-30T18:40:00Z');
const meet = { at: '2026-12-05T12:30:00Z', zone: 'America/Chicago' };

it.each([
  [null, null],
  ['2026-11-30T18:40:00Z', 'Ended'],
  ['2026-11-30T18:40:01Z', 'Ends in 1 min, 12:40 PM CST'],
  ['2026-11-30T23:00:00Z', 'Ends in 4 h 20 min, 5:00 PM CST'],
  ['2026-11-30T20:40:00Z', 'Ends in 2 h, 2:40 PM CST'],
  // 11:59 PM in Chicago, the next day in UTC.
  ['2026-12-01T05:59:00Z', 'Ends in 11 h 19 min, 11:59 PM CST'],
  ['2026-12-01T18:00:00Z', 'Ends tomorrow, 12:00 PM CST'],
  ['2026-12-08T18:00:00Z', 'Ends Tue, Dec 8, 12:00 PM CST'],
])('an offer that lapses at %s: %s', (lapsesAt, text) => {
  expect(offerEndText({ lapsesAt, meet }, NOW)).toBe(text);
});

it('an end without a meet time uses the terminal’s zone', () => {
  const text = offerEndText({ lapsesAt: '2026-12-08T18:00:00Z', meet: null }, NOW);
  expect(text).toBe('Ends Tue, Dec 8, 1:00 PM EST');
});
