import { describe, expect, it } from 'vitest';
import { outageFormSchema, unitFormSchema } from './unit.ts';

const TRAILER = {
  kind: 'trailer',
  number: ' R-12 ',
  make: 'Trail King',
  model: '',
  year_manufactured: '',
  axles: '3',
  axle_spacings: '4′6″, 54 in',
  tare_lbs: '23,800',
  deck: 'rgn',
  deck_height: '1',
  deck_height_in: '11',
  deck_length: '',
  deck_length_in: '',
  capacity_lbs: '120,000',
  license_plate: '',
  vin: '',
};
const check = (parts: object) => unitFormSchema.safeParse({ ...TRAILER, ...parts });

describe('the form of a unit', () => {
  it('stores feet and whole pounds', () => {
    expect(check({}).data).toMatchObject({
      number: 'R-12',
      axles: 3,
      axle_spacings: [4.5, 4.5],
      tare_lbs: 23_800,
      deck_height: 1.916667,
      deck_length: null,
      capacity_lbs: 120_000,
      license_plate: null,
    });
  });

  it('drops the deck of a unit that isn’t a trailer', () => {
    expect(check({ kind: 'jeep' }).data).toMatchObject({
      deck: null,
      deck_height: null,
      capacity_lbs: null,
    });
  });

  it.each([
    [{ number: ' ' }, 'Enter the unit’s number.'],
    [{ axles: '0' }, 'Enter the number of axles as a whole number.'],
    [{ axles: '41' }, 'Enter the number of axles as a whole number.'],
    [{ tare_lbs: '-1' }, 'Enter the empty weight in whole pounds.'],
    [{ tare_lbs: '10000000000' }, 'Enter the empty weight in whole pounds.'],
    [{ axle_spacings: '4′6″' }, 'Enter 2 distances, or none.'],
    [{ axle_spacings: '4′6″, soon' }, 'Enter distances like this: 17′6″, 4′6″.'],
    [{ deck: '' }, 'Choose the deck.'],
    [{ deck_height: '', deck_height_in: '' }, /^Enter the deck height/],
    [{ deck_height: '20', deck_height_in: '1' }, /^Enter the deck height/],
    [{ year_manufactured: '19' }, 'Enter a year such as 2019.'],
  ])('rejects %j', (parts, message) => {
    const messages = check(parts).error?.issues.map((issue) => issue.message) ?? [];
    expect(messages).toContainEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });
});

describe('the form of an outage', () => {
  it('lasts until further notice without a last day', () => {
    const outage = { from_day: '2031-05-01', until_day: '', reason: ' Brakes ' };
    expect(outageFormSchema.parse(outage)).toEqual({
      from_day: '2031-05-01',
      until_day: null,
      reason: 'Brakes',
    });
  });

  it.each([[{ from_day: '' }], [{ reason: ' ' }], [{ until_day: '2031-04-30' }]])(
    'rejects %j',
    (parts) => {
      const outage = { from_day: '2031-05-01', until_day: '', reason: 'Brakes', ...parts };
      expect(outageFormSchema.safeParse(outage).success).toBe(false);
    },
  );
});
