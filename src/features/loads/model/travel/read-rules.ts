import type {
  Closure,
  Curfew,
  HolidayLimit,
  TravelHours,
  TravelSize,
  Weekday,
} from './limit-types';

/**
 * Reads the travel rules of states, which our sources have as sentences. Only sentences that one of these patterns
 * fits from start to end are read, so a part that we don't know is never dropped. An exemption that we can't check is
 * read as if it didn't apply.
 */

const MEASURE = String.raw`(?:[\d,]+(?:\.\d+)? ?(?:ft|m|lb)|\d+'\d*)(?: (?:wide|high|long|rear overhang))?(?: \((?:Interstate|black routes)\))?`;
const SIZE = `${MEASURE}(?:(?:, | or |, or )${MEASURE})*`;
/** What only makes a rule looser for some loads. */
const LOOSER =
  '(?:; (?:overweight-only|up to|under|night travel needs|sources differ on the half-hour)[^;]*)*';
const METERS_TO_FEET = 3.28084;

const pattern = (text: string) =>
  new RegExp(`^${text.replaceAll('SIZE', `(?<size>${SIZE})`).replaceAll('LOOSER', LOOSER)}$`, 'u');

/** Whether a load is over one of the measures in a text such as `10 ft wide, 14'6 high or 85 ft long`. */
function isOver(text: string | undefined, load: TravelSize): boolean {
  const measures = (text ?? '').matchAll(
    /(?<whole>[\d,]+(?:\.\d+)?)(?:'(?<inches>\d*)| ?(?<unit>ft|m|lb))(?: (?<side>wide|high|long|rear overhang))?/gu,
  );
  return [...measures].some(({ groups }) => {
    const { whole = '', inches = '', unit, side }: Partial<Record<string, string>> = groups ?? {};
    const number = Number(whole.replaceAll(',', ''));
    const most = unit === 'm' ? number * METERS_TO_FEET : number + Number(inches) / 12;
    // We don't know how far a load hangs over.
    if (side === 'rear overhang') return true;
    const known =
      unit === 'lb'
        ? load.weight
        : side === 'wide'
          ? load.width
          : side === 'high'
            ? load.height
            : load.length;
    return known === null || known > most + 0.001;
  });
}

type Readers<Value> = readonly (readonly [
  RegExp,
  (load: TravelSize, groups: Partial<Record<string, string>>) => Value,
])[];

function readWith<Value>(
  readers: Readers<Value>,
  text: string,
  load: TravelSize,
): Value | undefined {
  for (const [form, read] of readers) {
    const found = form.exec(text);
    if (found !== null) return read(load, found.groups ?? {});
  }
  return undefined;
}

/** Hours from so many minutes after sunrise until so many minutes after sunset. */
export const sunHours = (rise: number, set: number): TravelHours => ({
  from: { sun: 'sunrise', minutes: rise },
  until: { sun: 'sunset', minutes: set },
});

const WIDE_DAYLIGHT = sunHours(-30, 30);
const SUN_TO_SUN = sunHours(0, 0);
const SHORT_DAYLIGHT = sunHours(30, -30);

const DAYLIGHT: Readers<TravelHours> = [
  [
    pattern(
      '(?:yes|yes for most sizes, every day|(?:yes: )?half hour before sunrise to half hour after sunset)LOOSER',
    ),
    () => WIDE_DAYLIGHT,
  ],
  [
    pattern(
      'yes: no movement half hour after sunset to half hour before sunrise unless on the permit',
    ),
    () => WIDE_DAYLIGHT,
  ],
  [
    pattern('24/7 unless an escort, a detour or an over-green weight applies; then daylight'),
    () => WIDE_DAYLIGHT,
  ],
  [pattern('sunrise to sunsetLOOSER'), () => SUN_TO_SUN],
  [
    pattern(
      'yes: no night movement \\(sunset to sunrise\\) unless the permit says so(?:; overweight-only practice differs)?',
    ),
    () => SUN_TO_SUN,
  ],
  [pattern('half hour after sunrise to half hour before sunsetLOOSER'), () => SHORT_DAYLIGHT],
  [
    pattern('(?:yes|only) above SIZE(?: \\(then no darkness\\))?'),
    (load, { size }) => (isOver(size, load) ? WIDE_DAYLIGHT : null),
  ],
  [
    pattern('over SIZE: daytime only'),
    (load, { size }) => (isOver(size, load) ? WIDE_DAYLIGHT : null),
  ],
  [
    pattern('(?:over SIZE: sunrise to sunset)'),
    (load, { size }) => (isOver(size, load) ? SUN_TO_SUN : null),
  ],
  [
    pattern('sunrise to sunset above SIZE'),
    (load, { size }) => (isOver(size, load) ? SUN_TO_SUN : null),
  ],
  [
    pattern('yes: sunrise to sunset up to SIZE; wider loads lose 30 minutes at each end'),
    (load, { size }) => (isOver(size, load) ? SHORT_DAYLIGHT : SUN_TO_SUN),
  ],
  [
    pattern(
      'no: 24/7 (?:for ordinary permits \\(not superloads or mobile homes\\)|except houseboats, mobile or site-built homes, commercial boats and superloads)',
    ),
    ({ isSuperload }) => (isSuperload ? WIDE_DAYLIGHT : null),
  ],
];

/** From when until when a load may move, by a note about daylight; `undefined` if we can't read it. */
export const readDaylight = (text: string, load: TravelSize): TravelHours | undefined =>
  readWith(DAYLIGHT, text, load);

const all = (day: Weekday): Closure => ({ days: [day], from: '00:00', until: '24:00' });
const after = (day: Weekday, from: string): Closure => ({ days: [day], from, until: '24:00' });
const SATURDAY = all('sat');
const SUNDAY = all('sun');
/** No travel on weekends. */
export const NO_WEEKEND: readonly Closure[] = [SATURDAY, SUNDAY];

const WEEKEND: Readers<readonly Closure[]> = [
  [
    pattern(
      '(?:seven days|allowed|Saturday and Sunday allowed|Monday through Sunday|Saturday and Sunday all day)(?: sunrise to sunset| in daylight| outside curfews| unless the permit says otherwise)?',
    ),
    () => [],
  ],
  [pattern('allowed \\(not superloads\\)'), ({ isSuperload }) => (isSuperload ? NO_WEEKEND : [])],
  [
    pattern(
      '(?:Saturday yes, Sunday no(?: for larger loads)?|Monday to Saturday|no Sundays?|no Sundays or legal holidays|Saturday yes; Sunday only overweight-only or overlength to 85 ft)',
    ),
    () => [SUNDAY],
  ],
  [
    pattern('Monday to Saturday; Sunday only up to SIZE'),
    (load, { size }) => (isOver(size, load) ? [SUNDAY] : []),
  ],
  [
    pattern('Saturday yes, Sunday no; over SIZE Mon-Fri'),
    (load, { size }) => (isOver(size, load) ? NO_WEEKEND : [SUNDAY]),
  ],
  [
    pattern(
      '(?:none|no weekend movement|noneLOOSER|none, except up to [^;]*|smaller loads until noon Saturday and Sunday; larger Mon-Fri)',
    ),
    () => NO_WEEKEND,
  ],
  [pattern('none over SIZE'), (load, { size }) => (isOver(size, load) ? NO_WEEKEND : [])],
  [pattern('Saturday until noon, no Sunday'), () => [after('sat', '12:00'), SUNDAY]],
  [pattern('Saturday all day, Sunday until noon'), () => [after('sun', '12:00')]],
  [
    pattern('allowed; over SIZE not after noon Saturday nor Sunday'),
    (load, { size }) => (isOver(size, load) ? [after('sat', '12:00'), SUNDAY] : []),
  ],
  [
    pattern('seven days; over SIZE Saturday until noon only'),
    (load, { size }) => (isOver(size, load) ? [after('sat', '12:00'), SUNDAY] : []),
  ],
  [
    pattern('seven days up to SIZE; wider Mon-Fri only'),
    (load, { size }) => (isOver(size, load) ? NO_WEEKEND : []),
  ],
  [
    pattern('allowed; over SIZE stops at (?<at>\\d\\d:\\d\\d) Sat and Sun \\(also Fri, Apr-Nov\\)'),
    (load, { size, at = '' }) =>
      isOver(size, load) ? [after('fri', at), after('sat', at), after('sun', at)] : [],
  ],
  [
    pattern('up to SIZE all weekend; 10-(?<most>\\d+ ft) wide until noon Saturday and Sunday'),
    (load, { size, most = '' }) => {
      if (isOver(`${most} wide`, load)) return NO_WEEKEND;
      return isOver(size, load) ? [after('sat', '12:00'), after('sun', '12:00')] : [];
    },
  ],
  [
    pattern('only up to SIZE \\(Sunday until 15:00\\)'),
    (load, { size }) => (isOver(size, load) ? NO_WEEKEND : [after('sun', '15:00')]),
  ],
];

/** When a load may not move on some weekdays, by a note about weekends; `undefined` if we can't read it. */
export const readWeekend = (text: string, load: TravelSize): readonly Closure[] | undefined =>
  readWith(WEEKEND, text, load);

const OPEN: HolidayLimit = { isClosed: false, isFromNoonBefore: false, isWithWeekend: false };
const CLOSED: HolidayLimit = { ...OPEN, isClosed: true };
const FROM_NOON: HolidayLimit = { ...CLOSED, isFromNoonBefore: true };
/** The strictest holiday rule on file. */
export const STRICTEST_HOLIDAYS: HolidayLimit = { ...FROM_NOON, isWithWeekend: true };

const HOLIDAYS: Readers<HolidayLimit> = [
  [pattern('no holiday restriction'), () => OPEN],
  [pattern('none on six listed holidays|no travel on six major holidays'), () => CLOSED],
  [
    pattern('(?:over SIZE: )none(?: on listed holidays)?'),
    (load, { size }) => (isOver(size, load) ? CLOSED : OPEN),
  ],
  // Noon is earlier than 14:00, and a day is closed to its end.
  [
    pattern(
      'over SIZE: (?:noon before to sunrise after listed holidays|none on listed holidays from 14:00 the day before)',
    ),
    (load, { size }) => (isOver(size, load) ? FROM_NOON : OPEN),
  ],
  [
    pattern(
      '(?:larger loads: noon before to sunrise after|no travel from noon before|from noon before each|listed holidays, generally from noon the day before|six listed holidays and the noon before most of them)(?: (?:major|listed) holidays?(?: until after)?| listed holiday)?',
    ),
    () => FROM_NOON,
  ],
  [
    pattern(
      '(?:none from noon before major holidays|from noon the day before until sunrise the day after legal holidays) and holiday weekends',
    ),
    () => STRICTEST_HOLIDAYS,
  ],
];

/** How holidays limit a load, by a note; `undefined` if we can't read it. */
export const readHolidays = (text: string, load: TravelSize): HolidayLimit | undefined =>
  readWith(HOLIDAYS, text, load);

const SPAN = String.raw`\d\d:\d\d-\d\d:\d\d`;
const CURFEW = new RegExp(
  `^(?<place>(?:(?!only|barred|about|${SPAN}).)*?)(?:: no oversize|no movement| closed)? ?(?<spans>${SPAN}(?:(?:, | and )${SPAN})*)(?<days> weekdays| Mon-Fri)?(?: in (?<in>listed (?:cities|metro counties)))?$`,
  'u',
);
const WEEKDAYS_ONLY = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const EVERY_DAY = [...WEEKDAYS_ONLY, 'sat', 'sun'] as const;

/** The widest curfew on file, for a state whose curfew we can't read: every day, 6 to 9 AM and 3 to 7 PM. */
export const WIDEST_CURFEW: readonly Curfew[] = [
  { days: EVERY_DAY, from: '06:00', until: '09:00', where: '' },
  { days: EVERY_DAY, from: '15:00', until: '19:00', where: '' },
];

/** The curfews in a note such as `Denver 06:00-09:00 and 15:00-18:00`; `undefined` if we can't read it. */
export function readCurfews(text: string, load: TravelSize): readonly Curfew[] | undefined {
  const { size, rest = text } = pattern('over SIZE: (?<rest>.*)').exec(text)?.groups ?? {};
  const curfews: Curfew[] = [];
  for (const part of rest.split('; ')) {
    const { place, spans, days, in: cities } = CURFEW.exec(part)?.groups ?? {};
    if (spans === undefined) return undefined;
    for (const span of spans.match(new RegExp(SPAN, 'gu')) ?? []) {
      curfews.push({
        days: days === undefined ? EVERY_DAY : WEEKDAYS_ONLY,
        from: span.slice(0, 5),
        until: span.slice(6),
        where: (cities ?? place ?? '').trim(),
      });
    }
  }
  return size !== undefined && !isOver(size, load) ? [] : curfews;
}
