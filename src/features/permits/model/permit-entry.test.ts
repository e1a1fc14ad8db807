import { describe, expect, it } from 'vitest';
import { sheetPermit } from '@tests/ui/permit-desk';
import { entryRow, readEntry, type EntryRow, type SheetPermit } from './permit-entry';
import { durationWarning, missingFields } from './permit-sheet';

const PERMIT: SheetPermit = sheetPermit({
  entry_at: null,
  exit_at: null,
  length: 0,
  width: 0,
  height: 0,
  weight_lbs: null,
});
const row = (texts: Partial<EntryRow['texts']>, permit = PERMIT): EntryRow => {
  const blank = entryRow('row', permit);
  return {
    ...blank,
    texts: {
      ...blank.texts,
      permit_number: 'OH-1',
      valid_from: '12/8',
      valid_until: '12/12',
      ...texts,
    },
  };
};

describe('A row of the permit grid', () => {
  it.each([
    [{ cost: '1485,50' }, { cost_cents: 148_550 }],
    [{ cost: '0' }, { cost_cents: 0 }],
    [{ max_weight_lbs: '45,000 kg' }, { max_weight_lbs: 99_208 }],
    [{ max_length: '40,500 mm' }, { max_length: 132.874016 }],
    [{ max_width: '12½' }, { max_width: 12.5 }],
    [{ axle_weights: '13,400 lb / 46,000, 69000' }, { axle_weights: [13_400, 46_000, 69_000] }],
    [{ trips: '2' }, { trips: 2 }],
    [
      { travel: 'Mon-Fri 6:30 AM to 4:30 PM' },
      {
        travel_days: ['mon', 'tue', 'wed', 'thu', 'fri'],
        travel_from: '06:30',
        travel_until: '16:30',
      },
    ],
    [{ travel: 'weekends' }, { travel_days: ['sat', 'sun'], travel_from: null }],
    [{ travel: '9 AM – midnight' }, { travel_days: null, travel_until: '24:00' }],
    [
      { curfews: 'Mon–Fri, 7–9 AM, Spokane\nfri and sat 11-1 pm' },
      {
        curfews: [
          {
            days: ['mon', 'tue', 'wed', 'thu', 'fri'],
            from: '07:00',
            until: '09:00',
            where: 'Spokane',
          },
          { days: ['fri', 'sat'], from: '11:00', until: '13:00', where: '' },
        ],
      },
    ],
    [
      { escorts: 'Lead, 2 chase cars and high pole' },
      { escorts: ['lead', 'chase', 'chase', 'high_pole'] },
    ],
    [
      { night: 'yes', provisions: ' Radio. ' },
      { is_night_allowed: true, provisions: 'Radio.' },
    ],
  ])('reads %j', (texts, entry) => {
    expect(readEntry(row(texts), '2026-11-30')).toMatchObject(entry);
  });

  it.each([
    [{ cost: '1.485' }, 'Did you mean 1,485?'],
    [{ cost: '-5' }, 'Enter the cost in dollars, for example 135.50.'],
    [{ max_weight_lbs: '120.000' }, 'Did you mean 120,000 lb?'],
    [{ max_width: '3,048' }, 'Did you mean 3.048 ft?'],
    [{ trips: 'two' }, 'Enter the number of trips, or leave it blank.'],
    [{ axle_weights: 'heavy' }, 'Enter pounds per axle group, for example 13,400 / 46,000.'],
    [{ travel: 'in daylight' }, 'Enter days and hours, for example Mon–Fri, 6:30 AM to 4:30 PM.'],
    [{ travel: '5 PM to 7 AM' }, 'Enter days and hours, for example Mon–Fri, 6:30 AM to 4:30 PM.'],
    [{ curfews: 'rush hour' }, 'Enter one curfew per line, for example Mon–Fri, 7–9 AM, Spokane.'],
    [{ escorts: 'a truck' }, 'Enter pilot cars, for example lead car, 2 chase cars.'],
  ])('asks about %j', (texts, problem) => {
    expect(readEntry(row(texts), '2026-11-30')).toBe(problem);
  });
});

describe('A permit on file', () => {
  const filed = sheetPermit({
    permit_number: 'WA-1',
    jurisdiction: 'WA',
    issued_at: '2026-11-20T12:00:00+00:00',
    valid_from: '2031-12-08',
    valid_until: '2031-12-12',
    trips: 1,
    axle_weights: [13_400, 46_000],
    travel_days: ['mon', 'wed'],
    travel_from: '06:30:00',
    travel_until: '16:30:00',
    curfews: [{ days: ['mon', 'tue', 'wed'], from: '07:00', until: '09:00', where: 'Spokane' }],
    escorts: ['lead', 'chase', 'chase', 'high_pole', 'police'],
  });

  it('is read back as it was, with a reason', () => {
    const typed = { ...entryRow('row', filed), reason: 'Typo' };
    expect(readEntry(typed, '2031-11-30')).toMatchObject({
      trips: 1,
      axle_weights: filed.axle_weights,
      travel_days: filed.travel_days,
      travel_from: '06:30',
      travel_until: '16:30',
      curfews: filed.curfews,
      escorts: ['lead', 'chase', 'chase', 'high_pole', 'police'],
    });
    expect(readEntry(entryRow('row', filed), '2031-11-30')).toBe('Enter why this permit changes.');
  });
});

describe('A new permit', () => {
  const lasts = { days: 3, certainty: 'B' };
  const entered = sheetPermit({
    jurisdiction: 'WA',
    lasts,
    time_zone: 'America/Los_Angeles',
    entry_at: '2031-12-09T05:00:00+00:00',
    exit_at: '2031-12-11T09:00:00+00:00',
  });

  it('gets the days a permit lasts, from the day of entry in its own zone', () => {
    const { texts } = entryRow('row', entered);
    expect([texts.valid_from, texts.valid_until]).toEqual(['2031-12-08', '2031-12-10']);
    const inOwnZone = entryRow('row', { ...entered, permit_zone: 'America/New_York' });
    expect(inOwnZone.texts.valid_from).toBe('2031-12-09');
  });

  it('says when the leg takes longer than a permit lasts', () => {
    expect(durationWarning(entered)).toBe(
      'This leg takes 4 days. A Washington permit lasts 3 (two sources agree).',
    );
    expect(durationWarning({ ...entered, exit_at: '2031-12-10T20:00:00+00:00' })).toBeNull();
    expect(durationWarning({ ...entered, kind: 'annual' })).toBeNull();
    expect(durationWarning({ ...entered, lasts: null })).toBeNull();
  });

  it('names the fields that are still empty', () => {
    const blank = entryRow('row', { ...entered, has_file: true });
    expect(missingFields({ ...blank, texts: { ...blank.texts, route_text: 'I-90' } })).toEqual([
      'Permit number',
      'Gross weight',
      'Axle weights',
      'Days and hours',
      'Provisions',
      'Cost',
    ]);
  });
});
