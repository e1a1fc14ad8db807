import { describe, expect, it } from 'vitest';
import { applicationFormSchema } from './application.ts';
import { slotFormSchema, slotOfferFormSchema } from './escort-slot.ts';
import { loadFormSchema } from './load.ts';
import { certificateRuleSchema, pilotPaperFormSchema } from './pilot-papers.ts';
import { quoteFormSchema } from './quote.ts';
import { stopsFormSchema } from './stop.ts';
import { outageFormSchema } from './unit.ts';

const RANGE = 'Enter a year from 2000 to 2099.';

const stop = { id: '', kind: 'pickup', place: 'Lima, OH', time_zone: 'America/New_York' };

/** Each form, and its date fields. */
const FORMS = [
  ['quote', quoteFormSchema, {}, ['ready_on', 'deliver_by']],
  ['application', applicationFormSchema, {}, ['availability_date']],
  ['load', loadFormSchema, {}, ['pickup_at', 'delivery_at']],
  ['outage', outageFormSchema, {}, ['from_day', 'until_day']],
  ['slot', slotFormSchema, {}, ['meet_at', 'ends_at']],
  ['offer of a slot', slotOfferFormSchema, {}, ['lapses_at']],
  ['rule about certificates', certificateRuleSchema, {}, ['checked_on']],
  ['paper', pilotPaperFormSchema, {}, ['starts_on', 'expires_on']],
] as const;

describe.each(FORMS)('the form of a %s', (_name, schema, rest, fields) => {
  it.each(fields)('says which years %s can have', (field) => {
    for (const year of ['0026', '0202', '20226', '1926', '2126']) {
      const text = `${year}-12-01${field.endsWith('_at') ? 'T06:30' : ''}`;
      const { error } = schema.safeParse({ ...rest, [field]: text });
      expect(error?.issues).toContainEqual(
        expect.objectContaining({
          path: [field],
          message: expect.stringMatching(/^Enter a year from (2000|1990) to 2099\.$/u) as string,
        }),
      );
    }
  });
});

it('the form of stops says which years a window can have', () => {
  const stops = [{ ...stop, window_from: '0026-12-01T06:30', window_until: '20226-12-01T06:30' }];
  const { error } = stopsFormSchema.safeParse({ stops });
  for (const field of ['window_from', 'window_until']) {
    expect(error?.issues).toContainEqual(
      expect.objectContaining({ path: ['stops', 0, field], message: RANGE }),
    );
  }
});

it('the two ends are compared across New Year', () => {
  const outage = { from_day: '2026-12-30', until_day: '2027-01-02', reason: 'Brakes' };
  expect(outageFormSchema.safeParse(outage).success).toBe(true);
  expect(
    outageFormSchema.safeParse({ ...outage, from_day: '2027-01-02', until_day: '2026-12-30' }).error
      ?.issues[0]?.message,
  ).toBe('The last day can’t be before the first.');
});
