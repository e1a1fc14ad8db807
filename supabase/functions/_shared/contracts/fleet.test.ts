import { describe, expect, it } from 'vitest';
import { vehicleFormSchema } from './fleet.ts';

const EMPTY = {
  name: 'Lowboy',
  description: '',
  axle_count: '6',
  axle_layout: '',
  deck: '',
  max_weight_capacity: '',
  length: '',
  length_in: '',
  width: '',
  width_in: '',
  height: '',
  height_in: '',
  status: 'available',
  year_manufactured: '',
  license_plate: '',
  vin: '',
};
const check = (parts: object) => vehicleFormSchema.safeParse({ ...EMPTY, ...parts });
const year = new Date().getFullYear();

it('empty optional fields are stored as null', () => {
  expect(vehicleFormSchema.parse(EMPTY)).toEqual({
    name: 'Lowboy',
    description: null,
    axle_count: 6,
    axle_layout: null,
    deck: null,
    max_weight_capacity: null,
    length: null,
    width: null,
    height: null,
    status: 'available',
    year_manufactured: null,
    license_plate: null,
    vin: null,
  });
});

describe('the vehicle form', () => {
  it.each([
    [{ name: ' ' }, 'Enter a name.'],
    [{ axle_count: '' }, 'Enter the number of axles as a whole number.'],
    [{ axle_count: '0' }, 'Enter the number of axles as a whole number.'],
    [{ axle_count: '2.5' }, 'Enter the number of axles as a whole number.'],
    [{ axle_count: '-3' }, 'Enter the number of axles as a whole number.'],
    [{ axle_count: '201' }, 'Enter 200 axles or fewer.'],
    [{ axle_layout: '3+x' }, 'Enter axle groups like this: 3+2+3+1.'],
    [{ year_manufactured: '1899' }, `Enter a year from 1900 to ${String(year)}.`],
    [{ year_manufactured: String(year + 1) }, `Enter a year from 1900 to ${String(year)}.`],
    [{ max_weight_capacity: '60.255' }, 'Round to the nearest 0.01.'],
    [{ length: '501' }, "Length can't exceed 500 ft."],
    [{ width: '-1' }, "Width can't be negative."],
    [{ height: 'tall' }, 'Enter the height in feet and inches, for example 11′3″.'],
  ])('rejects %j', (parts, message) => {
    expect(check(parts).error?.issues.map((issue) => issue.message)).toContain(message);
  });

  it.each([
    [{ axle_count: '1' }, { axle_count: 1 }],
    [{ max_weight_capacity: '60.25' }, { max_weight_capacity: 60.25 }],
    [{ length: '30.5' }, { length: 30.5 }],
    [{ length: '.5' }, { length: 0.5 }],
    [{ width: '8,5' }, { width: 8.5 }],
    [{ length: '48.0' }, { length: 48 }],
    [{ year_manufactured: '1900' }, { year_manufactured: 1900 }],
    [{ year_manufactured: String(year) }, { year_manufactured: year }],
    [
      { deck: 'rgn', axle_layout: '3+2+3+1' },
      { deck: 'rgn', axle_layout: '3+2+3+1' },
    ],
  ])('accepts %j', (parts, columns) => {
    expect(check(parts).data).toMatchObject(columns);
  });
});
