import { describe, expect, it } from 'vitest';
import { dayProblem, isDay, localTimeProblem, withCentury } from './day.ts';
import { applicationFormSchema } from '../../contracts/application.ts';
import { slotFormSchema, slotOfferFormSchema } from '../../contracts/escort-slot.ts';
import { loadFormSchema, permitFormSchema } from '../../contracts/load.ts';
import { certificateRuleSchema, pilotPaperFormSchema } from '../../contracts/pilot-papers.ts';
import { quoteFormSchema } from '../../contracts/quote.ts';
import { stopsFormSchema } from '../../contracts/stop.ts';
import { outageFormSchema } from '../../contracts/unit.ts';

const RANGE = 'Enter a year from 2000 to 2099.';
const MALFORMED = 'Enter the date as month, day and year.';

describe('a day', () => {
  it.each(['2000-01-01', '2026-12-01', '2028-02-29', '2099-12-31'])('can be %s', (text) => {
    expect(dayProblem(text)).toBeNull();
  });

  it.each([
    ['0026-12-01', RANGE],
    ['0202-12-01', RANGE],
    ['1926-12-01', RANGE],
    ['1999-12-31', RANGE],
    ['2100-01-01', RANGE],
    ['2126-12-01', RANGE],
    ['20226-12-01', RANGE],
    ['202-12-01', MALFORMED],
    ['2026-02-30', MALFORMED],
    ['2026-02-29', MALFORMED],
    ['2026-13-01', MALFORMED],
    ['2026-12-01x', MALFORMED],
    ['12/01/26', MALFORMED],
  ])('can’t be %s', (text, message) => {
    expect(dayProblem(text)).toBe(message);
  });

  it('can be in an earlier year where history is entered', () => {
    expect(dayProblem('1995-06-01', 1990)).toBeNull();
    expect(dayProblem('1926-06-01', 1990)).toBe('Enter a year from 1990 to 2099.');
  });
});

it.each([null, '', '2026-11', '2026-13-01', '2026-02-30', '20226-01-01', 'tomorrow'])(
  '%j is no day of the calendar',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

describe('a date and time', () => {
  it.each(['2026-12-01T06:30', '2099-12-31T23:59', '2026-03-08T02:30'])('can be %s', (text) => {
    expect(localTimeProblem(text)).toBeNull();
  });

  it.each([
    ['0026-12-01T06:30', RANGE],
    ['20226-12-01T06:30', RANGE],
    ['2126-12-01T06:30', RANGE],
    ['2026-02-30T06:30', MALFORMED],
    ['2026-12-01T24:00', 'Enter a date and time.'],
    ['2026-12-01T06:60', 'Enter a date and time.'],
    ['2026-12-01', 'Enter a date and time.'],
    ['soon', 'Enter a date and time.'],
  ])('can’t be %s', (text, message) => {
    expect(localTimeProblem(text)).toBe(message);
  });
});

it.each([
  ['0026-12-01', '2026-12-01'],
  ['0002-12-01T06:30', '2002-12-01T06:30'],
  ['0202-12-01', '0202-12-01'],
  ['2026-12-01', '2026-12-01'],
  ['', ''],
])('the date %j is read as %j', (typed, text) => {
  expect(withCentury(typed)).toBe(text);
});

it.each([
  ['0098-06-01', '1998-06-01'],
  ['0090-06-01', '1990-06-01'],
  ['0089-06-01', '2089-06-01'],
  ['0026-06-01', '2026-06-01'],
])('a field that starts in 1990 reads the date %j as %j', (typed, text) => {
  expect(withCentury(typed, 1990)).toBe(text);
});

const stop = { id: '', kind: 'pickup', place: 'Lima, OH', time_zone: 'America/New_York' };

/** Each form, and its date fields. */
const FORMS = [
  ['quote', quoteFormSchema, {}, ['ready_on', 'deliver_by']],
  ['application', applicationFormSchema, {}, ['availability_date']],
  ['load', loadFormSchema, {}, ['pickup_at', 'delivery_at']],
  ['permit', permitFormSchema, {}, ['valid_from', 'valid_until']],
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
