import { describe, expect, it } from 'vitest';
import { parseCsv } from '@domain/text/parse-csv';
import rulesCsv from '@root/supabase/rules/state_rules.csv?raw';
import { readCurfews, readDaylight, readHolidays, readWeekend } from './read-rules';

const LARGE = { length: 120, width: 14, height: 15.5, weight: 180_000, isSuperload: false };
const SMALL = { length: 60, width: 8, height: 13, weight: 70_000, isSuperload: false };
const SUPERLOAD = { ...LARGE, isSuperload: true };
const READERS = {
  daylight_only: readDaylight,
  weekend_travel: readWeekend,
  holiday_travel: readHolidays,
  metro_curfew: readCurfews,
};
const rows = parseCsv(rulesCsv).flatMap(({ state = '', rule = '', value = '' }) =>
  rule in READERS ? [{ state, rule: rule as keyof typeof READERS, value }] : [],
);

/** The rows that dispatch gets word for word, because the plan can't read them. */
const UNREAD = {
  daylight_only: ['CT', 'HI', 'MA', 'MN', 'TN', 'MB', 'QC'],
  weekend_travel: [
    ...['AR', 'AZ', 'HI', 'ID', 'ME', 'MN', 'MT', 'NE', 'NV', 'OR', 'PA', 'PA', 'WI', 'WV'],
    ...['BC', 'MB', 'MB', 'SK'],
  ],
  holiday_travel: ['RI', 'WY'],
  metro_curfew: ['GA', 'IL', 'LA', 'MA', 'MD', 'MN', 'OR', 'PA', 'SC', 'TX', 'WA', 'WI'],
};

it.each(Object.keys(READERS) as (keyof typeof READERS)[])(
  'reads every %s on file or lists it as not readable',
  (rule) => {
    const unread = rows
      .filter((row) => row.rule === rule && READERS[rule](row.value, LARGE) === undefined)
      .map(({ state }) => state);
    expect(unread.sort()).toEqual(UNREAD[rule].toSorted());
  },
);

const sun = (rise: number, set: number) => ({
  from: { sun: 'sunrise', minutes: rise },
  until: { sun: 'sunset', minutes: set },
});

describe('Daylight rules', () => {
  it.each([
    ['yes', sun(-30, 30)],
    ['sunrise to sunset', sun(0, 0)],
    ['half hour after sunrise to half hour before sunset', sun(30, -30)],
    ['yes: no night movement (sunset to sunrise) unless the permit says so', sun(0, 0)],
    // An exemption that can't be checked doesn't apply.
    ['yes; overweight-only exempt', sun(-30, 30)],
  ])('%s', (text, hours) => {
    expect(readDaylight(text, SMALL)).toEqual(hours);
  });

  it('apply above their size only', () => {
    const text = "yes above 12 ft wide, 14'6 high or 105 ft long";
    expect(readDaylight(text, SMALL)).toBeNull();
    for (const over of [{ width: 12.5 }, { height: 14.6 }, { length: 106 }, { width: null }]) {
      expect(readDaylight(text, { ...SMALL, ...over })).toEqual(sun(-30, 30));
    }
    expect(readDaylight('yes above 3.2 m wide, 4.4 m high', { ...SMALL, width: 10.4 })).toBeNull();
    expect(
      readDaylight('yes above 3.2 m wide, 4.4 m high', { ...SMALL, width: 10.6 }),
    ).not.toBeNull();
    expect(readDaylight('only above 200,000 lb', { ...SMALL, weight: 200_001 })).not.toBeNull();
  });

  it('read with words that we don’t know aren’t read at all', () => {
    expect(readDaylight('sunrise to sunset, but not in fog', LARGE)).toBeUndefined();
    expect(readWeekend('seven days except in June', LARGE)).toBeUndefined();
    expect(readHolidays('none on listed holidays or in June', LARGE)).toBeUndefined();
    expect(readCurfews('Denver 06:00-09:00 except in June', LARGE)).toBeUndefined();
  });

  it('let ordinary loads drive at night where only superloads may not', () => {
    const text = 'no: 24/7 for ordinary permits (not superloads or mobile homes)';
    expect(readDaylight(text, LARGE)).toBeNull();
    expect(readDaylight(text, SUPERLOAD)).toEqual(sun(-30, 30));
  });
});

describe('Weekend rules', () => {
  const whole = (...days: string[]) =>
    days.map((day) => ({ days: [day], from: '00:00', until: '24:00' }));
  it.each([
    ['seven days', []],
    ['Saturday yes, Sunday no', whole('sun')],
    ['none', whole('sat', 'sun')],
    ['allowed (not superloads)', []],
    ["seven days up to 14'4 wide; wider Mon-Fri only", []],
    ['Saturday yes, Sunday no; over 130,000 lb Mon-Fri', whole('sat', 'sun')],
    ['Saturday all day, Sunday until noon', [{ days: ['sun'], from: '12:00', until: '24:00' }]],
    [
      'up to 10 ft wide all weekend; 10-14 ft wide until noon Saturday and Sunday',
      ['sat', 'sun'].map((day) => ({ days: [day], from: '12:00', until: '24:00' })),
    ],
  ])('%s', (text, closed) => {
    expect(readWeekend(text, LARGE)).toEqual(closed);
  });
});

describe('Holiday rules', () => {
  it.each([
    ['no holiday restriction', [false, false, false]],
    ['no travel on six major holidays', [true, false, false]],
    ['no travel from noon before major holidays', [true, true, false]],
    ['none from noon before major holidays and holiday weekends', [true, true, true]],
    ['over 16 ft wide: noon before to sunrise after listed holidays', [false, false, false]],
  ])('%s', (text, [isClosed, isFromNoonBefore, isWithWeekend]) => {
    expect(readHolidays(text, LARGE)).toEqual({ isClosed, isFromNoonBefore, isWithWeekend });
  });
});

describe('Curfew rules', () => {
  const texts = (text: string, load = LARGE) =>
    readCurfews(text, load)?.map(
      ({ where, from, until, days }) => `${where} ${from}-${until} ${String(days.length)} days`,
    );

  it('name their city, hours and days', () => {
    expect(texts('Denver 06:00-09:00 and 15:00-18:00; Pueblo 07:00-09:00')).toEqual([
      'Denver 06:00-09:00 7 days',
      'Denver 15:00-18:00 7 days',
      'Pueblo 07:00-09:00 7 days',
    ]);
    expect(texts('Lincoln (not I-80) and Omaha 07:00-09:00 weekdays')).toEqual([
      'Lincoln (not I-80) and Omaha 07:00-09:00 5 days',
    ]);
    expect(
      texts('over 12 ft wide: no movement 06:30-09:00 Mon-Fri in listed metro counties'),
    ).toEqual(['listed metro counties 06:30-09:00 5 days']);
  });

  it('apply above their size only', () => {
    expect(texts('over 12 ft wide: Denver 06:00-09:00', SMALL)).toEqual([]);
  });

  it('are not read where hours are the only legal ones', () => {
    expect(texts('I-93 and I-95 Boston area 09:30-15:30 only')).toBeUndefined();
  });
});
