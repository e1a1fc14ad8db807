import type { EscortPosition } from '@contracts/load';
import { curfewsOf, formatClock, formatCurfew, formatWeekdays, WEEKDAYS } from './permit-terms';
import type { Curfew, PermitTerms, Weekday } from './permit-terms';

/** Readers of the texts in the entry grid, for what permits say about days, hours, axles and pilot cars. */

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const CLOCK = String.raw`(?:\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?|noon|midnight)`;
const DAYS = new RegExp(
  String.raw`^(every day|daily|weekdays|weekends|${DAY}(?:\s*(?:[-–,]|to|and)\s*${DAY})*)[,:]?\s*`,
  'iu',
);
const HOURS = new RegExp(String.raw`^(${CLOCK})\s*(?:[-–]|to|until)\s*(${CLOCK})[,:]?\s*`, 'iu');

/** `Mon–Fri`, `Sat, Sun` or `every day` at the start of a text, and what follows. */
function takeDays(text: string): { days: Weekday[]; rest: string } | null {
  const found = DAYS.exec(text);
  if (found === null) return null;
  const words = (found[1] ?? '').toLowerCase();
  const rest = text.slice(found[0].length);
  if (words === 'every day' || words === 'daily') return { days: [...WEEKDAYS], rest };
  if (words === 'weekdays') return { days: WEEKDAYS.slice(0, 5), rest };
  if (words === 'weekends') return { days: WEEKDAYS.slice(5), rest };
  const days = new Set<Weekday>();
  for (const part of words.split(/\s*(?:,|\band\b)\s*/u)) {
    const [first = 0, last = first] = part
      .split(/\s*(?:[-–]|\bto\b)\s*/u)
      .map((word) => WEEKDAYS.findIndex((day) => word.startsWith(day)));
    // Fri–Mon wraps around the end of the week.
    for (let step = 0; step <= (last - first + 7) % 7; step += 1) {
      const day = WEEKDAYS[(first + step) % 7];
      if (day !== undefined) days.add(day);
    }
  }
  return { days: WEEKDAYS.filter((day) => days.has(day)), rest };
}

/** `HH:MM` of `7`, `7:30 AM` or `noon`; `null` if it can't be a time. */
function readClock(text: string, meridiem: string): string | null {
  const word = text.toLowerCase();
  if (word === 'noon') return '12:00';
  if (word === 'midnight') return '24:00';
  const [, hours = '', minutes = '00', half = meridiem] =
    /^(\d{1,2})(?::(\d{2}))?\s*(?:([ap])\.?m\.?)?$/u.exec(word) ?? [];
  const hour = Number(hours);
  if (half !== '' && (hour < 1 || hour > 12)) return null;
  const full = half === '' ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return full > 23 || Number(minutes) > 59 ? null : `${String(full).padStart(2, '0')}:${minutes}`;
}

/** `7–9 AM` or `6:30 AM to 4:30 PM` at the start of a text; `null` unless it ends after it begins. */
function takeHours(text: string): { from: string; until: string; rest: string } | null {
  const found = HOURS.exec(text);
  if (found === null) return null;
  const [whole, first = '', last = ''] = found;
  const shared = /([ap])\.?m/iu.exec(last)?.[1]?.toLowerCase() ?? '';
  const until = readClock(last, '');
  let from = readClock(first, shared);
  // 11–1 PM starts before noon.
  if (from !== null && until !== null && from >= until) from = readClock(first, 'a');
  if (from === null || until === null || from === '24:00' || from >= until) return null;
  return { from, until, rest: text.slice(whole.length) };
}

/** What a travel text says; `undefined` if it can't be read. */
export function readTravel(
  text: string,
): Pick<PermitTerms, 'travel_days' | 'travel_from' | 'travel_until'> | undefined {
  const typed = text.trim();
  const days = takeDays(typed);
  const rest = (days?.rest ?? typed).trim();
  if (rest === '') {
    return { travel_days: days?.days ?? null, travel_from: null, travel_until: null };
  }
  const hours = takeHours(rest);
  if (hours?.rest.trim() !== '') return undefined;
  return { travel_days: days?.days ?? null, travel_from: hours.from, travel_until: hours.until };
}

/** `Mon–Fri, 6:30 AM to 4:30 PM`, as `readTravel` reads it. */
export const travelToType = ({
  travel_days: days,
  travel_from: from,
  travel_until: until,
}: Pick<PermitTerms, 'travel_days' | 'travel_from' | 'travel_until'>): string =>
  [
    days === null ? '' : formatWeekdays(days),
    from === null || until === null ? '' : `${formatClock(from)} to ${formatClock(until)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Curfews, one per line: `Mon–Fri, 7–9 AM, Spokane`; `undefined` if a line can't be read. */
export function readCurfews(text: string): Curfew[] | undefined {
  const curfews: Curfew[] = [];
  for (const line of text.split(/[\n;]/u)) {
    if (line.trim() === '') continue;
    const days = takeDays(line.trim());
    const hours = days === null ? null : takeHours(days.rest);
    if (days === null || hours === null) return undefined;
    curfews.push({
      days: days.days,
      from: hours.from,
      until: hours.until,
      where: hours.rest.trim().slice(0, 120),
    });
  }
  return curfews;
}

/** As `readCurfews` reads them. */
export const curfewsToType = (terms: Pick<PermitTerms, 'curfews'>): string =>
  curfewsOf(terms).map(formatCurfew).join('\n');

/** `13,400 / 46,000`: pounds from front to back; `null` if blank, `undefined` if it can't be read. */
export function readAxleWeights(text: string): number[] | null | undefined {
  const parts = text
    .replaceAll(/\blbs?\.?/giu, '')
    .split(/[\s;/]+/u)
    .map((part) => part.replace(/,$/u, ''))
    .filter((part) => part !== '');
  if (parts.length === 0) return null;
  if (!parts.every((part) => /^\d{1,3}(,\d{3})*$|^\d{3,7}$/u.test(part))) return undefined;
  const pounds = parts.map((part) => Number(part.replaceAll(',', '')));
  return pounds.every((lbs) => lbs > 0 && lbs <= 1_000_000) ? pounds : undefined;
}

const CAR =
  /^(?:(\d)\s*[x×]?\s*)?(lead|front|chase|rear|high[ -]?pole|steer|police)\s*(?:cars?|escorts?|poles?)?$/iu;
const POSITIONS: Record<string, EscortPosition> = {
  lead: 'lead',
  front: 'lead',
  chase: 'chase',
  rear: 'chase',
  steer: 'steer',
  police: 'police',
};

/** `lead car, 2 chase cars`; `undefined` if it can't be read. */
export function readEscorts(text: string): EscortPosition[] | undefined {
  const escorts: EscortPosition[] = [];
  for (const part of text.split(/,|\band\b|\n/u)) {
    if (part.trim() === '') continue;
    const found = CAR.exec(part.trim());
    if (found === null) return undefined;
    const position = POSITIONS[(found[2] ?? '').toLowerCase()] ?? 'high_pole';
    for (let car = 0; car < Number(found[1] ?? 1); car += 1) escorts.push(position);
  }
  return escorts;
}
