import { JURISDICTION_CODES } from '@domain/places/states';
import { PLACE_NAMES } from '@domain/places/place-names';
import { readRows } from '@domain/text/parse-csv';
import { STATE_ZONES, type LoadTimeZone } from '@domain/time/time-zones';
import { isLocalTime } from '@domain/time/zoned-time';
import { readLegForm, type LegForm } from './leg-form';
import type { LegToSave } from './leg-changes';

/** The columns of pasted rows, in order. */
export const LEG_COLUMNS = 'State, entry, exit, road, miles, planned entry, planned exit';

export interface LegRows {
  legs: LegToSave[];
  /** One sentence per row that can't be read. */
  problems: string[];
}

const pad = (text: string) => text.padStart(2, '0');

/**
 * Reads a date and a time as spreadsheets write them: `2026-12-14 10:00` or `12/14/2026 10:00 AM`. A blank is `''`;
 * `null` if it isn't a time.
 */
export function readLocalTime(typed: string): string | null {
  const text = typed.replace(/\s+/gu, ' ').trim();
  if (text === '') return '';
  const [, isoYear, isoMonth, isoDay, usMonth, usDay, usYear, hour, minute, half] =
    /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2}))[ T](\d{1,2}):(\d{2})(?::\d{2})? ?([ap]m)?$/iu.exec(
      text,
    ) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const year = isoYear ?? (usYear?.length === 2 ? `20${usYear}` : usYear);
  const [month, day] = [isoMonth ?? usMonth, isoDay ?? usDay];
  if (year === undefined || month === undefined || day === undefined) return null;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/iu.test(half) ? 12 : 0);
  const local = `${year}-${pad(month)}-${pad(day)}T${pad(String(hours))}:${minute}`;
  return isLocalTime(local) ? local : null;
}

/** The code of a state or province by its code or name; `null` if we don't know it. */
function readState(typed: string): string | null {
  const code = PLACE_NAMES.get(typed.trim().toLowerCase());
  return JURISDICTION_CODES.find((known) => known === code) ?? null;
}

/**
 * Reads legs copied from a spreadsheet, one per row. A row takes over the leg of the same state that comes next in
 * `current`, with its time zone and its permit.
 */
export function readLegRows(
  text: string,
  current: readonly LegToSave[],
  newId: () => string,
): LegRows {
  const left = [...current];
  const legs: LegToSave[] = [];
  const problems: string[] = [];
  const rows = [...readRows(text, '\t')].filter((cells) =>
    cells.some((cell) => cell.trim() !== ''),
  );
  rows.forEach((cells, index) => {
    const [state = '', entry = '', exit = '', road = '', miles = '', from = '', until = ''] = cells;
    if (index === 0 && state.trim().toLowerCase() === 'state') return;
    const refuse = (problem: string) => problems.push(`Row ${String(index + 1)}: ${problem}`);
    const code = readState(state);
    if (code === null) {
      refuse(`“${state.trim()}” isn’t a state or province.`);
      return;
    }
    const at = left.findIndex(({ jurisdiction }) => jurisdiction === code);
    const [before = newLeg(newId(), code)] = at === -1 ? [] : left.splice(0, at + 1).slice(-1);
    const [entryAt, exitAt] = [readLocalTime(from), readLocalTime(until)];
    if (entryAt === null || exitAt === null) {
      refuse('Write times like 2026-12-14 10:00 or 12/14/2026 10:00 AM.');
      return;
    }
    const form: LegForm = {
      jurisdiction: code,
      entry_place: entry,
      exit_place: exit,
      road,
      miles,
      time_zone: before.time_zone,
      planned_entry_at: entryAt,
      planned_exit_at: exitAt,
    };
    const read = readLegForm(form, before);
    if ('leg' in read) legs.push({ ...read.leg, miles_is_estimate: false });
    else refuse(Object.values(read.errors).join(' '));
  });
  return { legs, problems };
}

function newLeg(id: string, code: string): LegToSave {
  return {
    id,
    jurisdiction: code,
    entry_place: '',
    exit_place: '',
    road: '',
    miles: null,
    miles_is_estimate: false,
    time_zone: zoneOf(code),
    planned_entry_at: null,
    planned_exit_at: null,
    travel: {},
  };
}

/** The time zone of most of a state. */
export function zoneOf(code: string): LoadTimeZone {
  return STATE_ZONES.get(code) ?? 'America/New_York';
}
