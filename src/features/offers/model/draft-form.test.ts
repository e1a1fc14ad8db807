import { describe, expect, it } from 'vitest';
import { missingToSend, readDraft, sumsOf, type DraftForm } from './draft-form';

const LINE = {
  key: 'a',
  kind: 'linehaul',
  description: 'Linehaul',
  jurisdiction: '',
  quantity: '1,012',
  unit: 'mile',
  rate: '9.85',
  isPassThrough: false,
  escortPosition: null,
  source: '',
  cost: '',
  estimate: null,
} as const;
const FORM: DraftForm = {
  currency: 'USD',
  validUntil: '2026-12-10T17:00',
  length: '46′-0″',
  width: '14',
  height: `14'6"`,
  weight: '148,000',
  equipment: 'RGN',
  freeHours: '2',
  detention: '125',
  layover: '$850.00',
  tonu: '1,500.00',
  paymentDays: '30',
  exclusions: '',
  message: '',
  lines: [LINE],
};

describe('A draft', () => {
  it('a draft is read in cents, feet, minutes and UTC', () => {
    expect(readDraft(FORM)).toMatchObject({
      problems: {},
      payload: {
        valid_until: '2026-12-10T22:00:00.000Z',
        length: 46,
        height: 14.5,
        weight_lbs: 148_000,
        free_minutes: 120,
        layover_cents: 85_000,
        lines: [{ quantity: 1012, rate_cents: 985, jurisdiction: null }],
      },
    });
  });

  it.each([
    [{ rate: '0' }, 'rate a', 'Enter an amount above $0.00.'],
    [{ rate: '-5' }, 'rate a', 'Enter an amount above $0.00.'],
    [{ rate: '10000000' }, 'rate a', 'The amount can’t exceed $9,999,999.99.'],
    [{ quantity: '2000000', rate: '9' }, 'quantity a', 'Enter a quantity above 0.'],
    [{ quantity: '1000', rate: '10000' }, 'rate a', 'The amount can’t exceed $9,999,999.99.'],
    [{ rate: '1.234' }, 'rate a', 'Did you mean 1,234?'],
    [{ rate: '1.2345' }, 'rate a', 'Enter dollars and cents, for example 1,485.00.'],
    [{ quantity: '0' }, 'quantity a', 'Enter a quantity above 0.'],
  ])('refuses a line with %o', (parts, field, problem) => {
    const { problems } = readDraft({ ...FORM, lines: [{ ...LINE, ...parts }] });
    expect(problems[field]).toBe(problem);
  });

  it.each([
    [{ weight: '32,750 kg' }, { weight_lbs: 72_202 }],
    [{ length: '12,192 mm' }, { length: 40 }],
    [{ freeHours: '1,5' }, { free_minutes: 90 }],
    [{ freeHours: '1.375' }, { free_minutes: 83 }],
    [{ tonu: 'USD 1500,00' }, { tonu_cents: 150_000 }],
    [{ lines: [{ ...LINE, rate: '6105,00' }] }, { lines: [{ rate_cents: 610_500 }] }],
    [{ lines: [{ ...LINE, quantity: '2,5' }] }, { lines: [{ quantity: 2.5 }] }],
  ])('reads %j', (typed, payload) => {
    expect(readDraft({ ...FORM, ...typed })).toMatchObject({ problems: {}, payload });
  });

  it.each([
    [{ weight: '72.200' }, { weight: 'Did you mean 72,200 lb?' }],
    [{ width: '3,048' }, { width: 'Did you mean 3.048 ft?' }],
    [{ freeHours: '1,375' }, { freeHours: 'Did you mean 1.375?' }],
    [{ paymentDays: '1.000' }, { paymentDays: 'Did you mean 1,000 or 1?' }],
    [{ tonu: '1.485' }, { tonu: 'Did you mean 1,485?' }],
    [{ layover: 'CA$850' }, { layover: 'Enter the amount in USD.' }],
    [{ lines: [{ ...LINE, quantity: '1.200' }] }, { 'quantity a': 'Did you mean 1,200 or 1.2?' }],
  ])('asks about %j', (typed, problems) => {
    expect(readDraft({ ...FORM, ...typed }).problems).toEqual(problems);
  });

  it('has its amounts in its currency', () => {
    const lines = [{ ...LINE, rate: 'CA$9.85' }];
    expect(readDraft({ ...FORM, currency: 'CAD', lines })).toMatchObject({
      problems: {},
      payload: { lines: [{ rate_cents: 985 }] },
    });
  });

  it('may have a line without a rate, but can’t be sent with it', () => {
    const draft = readDraft({ ...FORM, width: '', weight: '', lines: [{ ...LINE, rate: '' }] });
    expect(draft.problems).toEqual({});
    expect(missingToSend(draft, Date.parse('2026-12-11T00:00:00Z'))).toEqual({
      lines: 'Line 1 (Linehaul) needs a description and a rate.',
      validUntil: 'Choose a date in the future.',
      width: 'Enter the width.',
      weight: 'Enter the weight.',
    });
  });

  it.each(['', 'Recommend one'])('can’t be sent on the trailer “%s”', (equipment) => {
    const draft = readDraft({ ...FORM, equipment });
    expect(missingToSend(draft, Date.parse('2026-12-01T00:00:00Z'))).toEqual({
      equipment: 'Choose the trailer.',
    });
  });

  it('adds up fixed and pass-through amounts as the database does', () => {
    const { payload } = readDraft({
      ...FORM,
      lines: [
        { ...LINE, quantity: '1012.5' },
        { ...LINE, key: 'b', quantity: '1', rate: '1,485.00', isPassThrough: true },
      ],
    });
    expect(sumsOf(payload.lines)).toEqual({
      fixed: 997_313,
      passThrough: 148_500,
      total: 1_145_813,
    });
  });
});
