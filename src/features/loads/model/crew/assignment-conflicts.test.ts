import { fixDate } from '@tests/ui/fixed-date';
import { expect, it } from 'vitest';
import { aConflict } from '@tests/ui/loads';
import { conflictSentence, takenText } from './assignment-conflicts';

fixDate();

const DAY_OFF = aConflict({ kind: 'not_available', load_id: null, to_day: '2026-11-24' });

it.each([
  [[], ''],
  [[aConflict()], 'Booked: Dayton → Laredo, Nov 24–26'],
  [[aConflict({ kind: 'escort_job' })], 'Booked: Dayton → Laredo, Nov 24–26'],
  [[aConflict({ kind: 'escort_offer' })], 'Offered: Dayton → Laredo, Nov 24–26'],
  [[aConflict(), DAY_OFF], 'Booked: Dayton → Laredo, Nov 24–26, and 1 more'],
  [[DAY_OFF], 'Not available: Nov 24'],
  [[aConflict({ to_day: null })], 'Booked: Dayton → Laredo, on hold with no ETA'],
  [[aConflict({ kind: 'not_certified', from_day: null, to_day: null })], ''],
  [[aConflict({ kind: 'not_insured', from_day: null, to_day: null })], ''],
])('an option with %j is marked', (conflicts, text) => {
  expect(takenText(conflicts)).toBe(text);
});

it.each([
  ['load', 'Casey Monroe drives Press bed, Dayton, OH to Laredo, TX, Tue, Nov 24 to Thu, Nov 26.'],
  [
    'escort_job',
    'Casey Monroe escorts Press bed, Dayton, OH to Laredo, TX, Tue, Nov 24 to Thu, Nov 26.',
  ],
  [
    'escort_offer',
    'Casey Monroe has an offer for Press bed, Dayton, OH to Laredo, TX, Tue, Nov 24 to Thu, Nov 26.',
  ],
  ['not_available', 'Casey Monroe isn’t available Tue, Nov 24 to Thu, Nov 26.'],
  ['not_certified', 'Casey Monroe has no certificate for OH or TX.'],
  ['certificate_expired', 'Casey Monroe’s certificate for OH or TX doesn’t cover these days.'],
  [
    'certificate_unknown',
    'It isn’t known whether OH or TX accepts Casey Monroe’s certificate. Confirm it after sending the offer.',
  ],
  ['not_insured', 'Casey Monroe’s insurance doesn’t cover these days.'],
] as const)('a conflict of kind %s is described in a sentence', (kind, sentence) => {
  expect(conflictSentence(aConflict({ kind, states: ['OH', 'TX'] }))).toBe(sentence);
});

it('a conflict with a load on hold says that it has no end', () => {
  expect(conflictSentence(aConflict({ to_day: null }))).toBe(
    'Casey Monroe drives Press bed, Dayton, OH to Laredo, TX, on hold with no ETA.',
  );
});
