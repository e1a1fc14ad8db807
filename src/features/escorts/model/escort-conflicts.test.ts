import { fixDate } from '@tests/ui/fixed-date';
import { expect, it } from 'vitest';
import { anAcceptedJob, escortCovers } from '@tests/ui/loads';
import { conflictTexts } from './escort-conflicts';
import { termsOfJob } from './escort-jobs';

fixDate();

const NONE = { accepted: [], unavailable: [], covers: {} };
/** From Dayton to Laredo, December 1 to 4. */
const job = (id = 'job', states: string[] = []) => ({
  id,
  terms: termsOfJob({ ...anAcceptedJob().terms, states }),
});

it.each([
  ['nothing', job(), NONE, []],
  ['a load they no longer see', { id: 'job', terms: null }, NONE, []],
  ['cover that isn’t fetched', job(), { ...NONE, covers: undefined }, []],
  [
    'an accepted job',
    job(),
    { ...NONE, accepted: [job(), job('other')] },
    ['Overlaps with Press bed to Laredo, Tue, Dec 1 to Fri, Dec 4'],
  ],
  [
    'days off',
    job(),
    { ...NONE, unavailable: ['2026-11-30', '2026-12-01', '2026-12-04', '2026-12-05'] },
    ['You marked Tue, Dec 1 and Fri, Dec 4 not available'],
  ],
  [
    'consecutive days off',
    job(),
    { ...NONE, unavailable: ['2026-12-01', '2026-12-02', '2026-12-04'] },
    ['You marked Tue, Dec 1 to Wed, Dec 2 and Fri, Dec 4 not available'],
  ],
  [
    'gaps in their papers that dispatch hasn’t cleared',
    job(),
    {
      ...NONE,
      covers: {
        job: escortCovers('job', {
          OH: { cover: 'missing', problem: 'No certificate for OH' },
          TX: { cover: 'not_known', problem: 'Not known', is_cleared: true },
        }),
        other: escortCovers('other', { insurance: { cover: 'missing', problem: 'No insurance' } }),
      },
    },
    ['No certificate for OH'],
  ],
])('a warning before accepting names %s', (_, offer, plans, texts) => {
  expect(conflictTexts(offer, plans)).toEqual(texts);
});

it('a job that ends before differs from one that overlaps', () => {
  const at = (meet: string, end: string) => ({
    id: meet,
    terms: {
      ...termsOfJob(anAcceptedJob().terms),
      meet: { at: `2026-12-01T${meet}:00Z`, zone: 'America/New_York' },
      end: { at: `2026-12-01T${end}:00Z`, zone: 'America/New_York' },
    },
  });
  const plans = { ...NONE, accepted: [at('12:00', '15:00')] };
  expect(conflictTexts(at('15:00', '18:00'), plans)).toEqual([
    'Your job Press bed to Laredo ends about Tue, Dec 1, 10:00 AM EST',
  ]);
  expect(conflictTexts(at('10:00', '12:00'), plans)).toEqual([
    'Your job Press bed to Laredo starts Tue, Dec 1, 7:00 AM EST',
  ]);
  expect(conflictTexts(at('14:59', '18:00'), plans)).toEqual([
    'Overlaps with Press bed to Laredo, Tue, Dec 1 to Fri, Dec 4',
  ]);
});
