import { describe, expect, it } from 'vitest';
import { loadFormSchema, type LoadFormValues, loadNoteSchema, NOTE_MAX } from './load.ts';

const LOAD: LoadFormValues = {
  title: ' Press bed ',
  origin: 'Denver, CO',
  destination: 'Elko, NV',
  equipment: '',
  length: '33',
  length_in: '7/16',
  width: '',
  width_in: '',
  height: '15',
  height_in: '',
  weight_lbs: '74,000',
  driver_id: '',
  pickup_at: '2026-11-25T06:30',
  pickup_time_zone: 'America/Denver',
  delivery_at: '2026-11-25T06:00',
  delivery_time_zone: 'America/Los_Angeles',
};
const errors = (parts: Partial<LoadFormValues>) =>
  loadFormSchema
    .safeParse({ ...LOAD, ...parts })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the load form', () => {
  it('converts local times to UTC and text to feet and pounds', () => {
    expect(loadFormSchema.parse(LOAD)).toEqual({
      origin: 'Denver, CO',
      destination: 'Elko, NV',
      equipment: '',
      pickup_time_zone: 'America/Denver',
      delivery_time_zone: 'America/Los_Angeles',
      title: 'Press bed',
      length: 33.036458,
      width: 0,
      height: 15,
      weight_lbs: 74_000,
      driver_id: null,
      pickup_at: '2026-11-25T13:30:00.000Z',
      delivery_at: '2026-11-25T14:00:00.000Z',
    });
  });

  it('accepts a load with only title and route', () => {
    const bare = {
      length: '',
      length_in: '',
      height: '',
      weight_lbs: '',
      pickup_at: '',
      delivery_at: '',
    };
    expect(loadFormSchema.parse({ ...LOAD, ...bare })).toMatchObject({
      length: 0,
      weight_lbs: null,
      pickup_at: null,
      delivery_at: null,
    });
  });

  it.each([
    [{ title: ' ' }, 'title', 'Enter what you are moving.'],
    [{ origin: '' }, 'origin', 'Enter the origin.'],
    [{ width: 'wide' }, 'width', 'Enter the width in feet and inches, for example 11′3″.'],
    [{ width: '0' }, 'width', 'Width must be more than 0.'],
    [{ width: '11', width_in: '12' }, 'width', 'Inches must be less than 12.'],
    [{ width: '100', width_in: '1/16' }, 'width', "Width can't exceed 100 ft."],
    [{ width: '101' }, 'width', "Width can't exceed 100 ft."],
    [{ weight_lbs: '12.5' }, 'weight_lbs', 'Enter the weight in whole pounds.'],
    [{ weight_lbs: '20000001' }, 'weight_lbs', 'Enter the weight in whole pounds.'],
    [{ pickup_at: 'soon' }, 'pickup_at', 'Enter a date and time.'],
    // An hour later in local time, but earlier in UTC.
    [
      { delivery_at: '2026-11-25T07:30', delivery_time_zone: 'America/New_York' as const },
      'delivery_at',
      "Delivery can't be before pickup.",
    ],
  ])('rejects %j', (parts, field, message) => {
    expect(errors(parts)).toContainEqual([field, message]);
  });
});

it.each([
  ['', 'Enter a note.'],
  [' \n ', 'Enter a note.'],
  ['x'.repeat(NOTE_MAX + 1), 'Use 1000 characters or fewer.'],
])('the note %j is rejected', (note, message) => {
  expect(loadNoteSchema.safeParse({ note }).error?.issues[0]?.message).toBe(message);
});
