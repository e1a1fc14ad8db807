import { describe, expect, it } from 'vitest';
import {
  loadFormSchema,
  type LoadFormValues,
  loadNoteSchema,
  NOTE_MAX,
  permitFormSchema,
} from './load.ts';

const LOAD: LoadFormValues = {
  title: ' Press bed ',
  origin: 'Denver, CO',
  destination: 'Elko, NV',
  equipment: '',
  length: '33.04',
  width: '',
  height: '15',
  weight_lbs: '74,000',
  driver_id: '',
  pickup_at: '2026-11-25T06:30',
  pickup_time_zone: 'America/Denver',
  delivery_at: '2026-11-25T06:00',
  delivery_time_zone: 'America/Los_Angeles',
};
const problems = (parts: Partial<LoadFormValues>) =>
  loadFormSchema
    .safeParse({ ...LOAD, ...parts })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the form of a load', () => {
  it('stores moments, feet and pounds', () => {
    expect(loadFormSchema.parse(LOAD)).toEqual({
      ...LOAD,
      title: 'Press bed',
      length: 33,
      width: 0,
      height: 15,
      weight_lbs: 74_000,
      driver_id: null,
      pickup_at: '2026-11-25T13:30:00.000Z',
      delivery_at: '2026-11-25T14:00:00.000Z',
    });
  });

  it('takes a load of which nothing but the route is known', () => {
    const bare = { length: '', height: '', weight_lbs: '', pickup_at: '', delivery_at: '' };
    expect(loadFormSchema.parse({ ...LOAD, ...bare })).toMatchObject({
      length: 0,
      weight_lbs: null,
      pickup_at: null,
      delivery_at: null,
    });
  });

  it.each([
    [{ title: ' ' }, 'title', 'Say what is moved.'],
    [{ origin: '' }, 'origin', 'Enter where the load is.'],
    [{ width: 'wide' }, 'width', 'Enter the width in feet.'],
    [{ width: '101' }, 'width', 'Enter a width of 100 ft at most.'],
    [{ weight_lbs: '12.5' }, 'weight_lbs', 'Enter whole pounds.'],
    [{ weight_lbs: '20000001' }, 'weight_lbs', 'Enter whole pounds.'],
    [{ pickup_at: 'soon' }, 'pickup_at', 'Enter a day and a time.'],
    // An hour later on the clock, and yet before the pickup.
    [
      { delivery_at: '2026-11-25T07:30', delivery_time_zone: 'America/New_York' as const },
      'delivery_at',
      'Delivery cannot be before pickup.',
    ],
  ])('refuses %j', (parts, field, message) => {
    expect(problems(parts)).toContainEqual([field, message]);
  });
});

it.each([
  ['', 'Write a note first.'],
  [' \n ', 'Write a note first.'],
  ['x'.repeat(NOTE_MAX + 1), 'Use 1000 characters at most.'],
])('a note of %j is refused', (note, message) => {
  expect(loadNoteSchema.safeParse({ note }).error?.issues[0]?.message).toBe(message);
});

describe('a permit', () => {
  const permit = {
    jurisdiction: 'OH',
    permit_number: '',
    status: 'requested',
    valid_from: '',
    valid_until: '',
  } as const;

  it('may be asked for before anything is known of it', () => {
    expect(permitFormSchema.parse(permit)).toMatchObject({
      permit_number: null,
      valid_from: null,
      valid_until: null,
    });
  });

  it('is of a place there is, and ends after it begins', () => {
    expect(permitFormSchema.safeParse({ ...permit, jurisdiction: 'XX' }).success).toBe(false);
    const turned = { ...permit, valid_from: '2026-11-25', valid_until: '2026-11-24' };
    expect(permitFormSchema.safeParse(turned).error?.issues[0]?.path).toEqual(['valid_until']);
  });
});
