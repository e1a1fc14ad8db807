import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insertLoad } from './support/loads.ts';
import { REFUSED, useProject } from './support/project.ts';
import { aUnit } from './support/rows.ts';

const project = useProject();
const admin = () => project.as('admin');

/** Every date and time that a caller can enter, in a table or through a function. */
const ENTERED = {
  certificate_rules: ['checked_on'],
  escort_slots: ['ends_at', 'meet_at'],
  fleet_vehicles: ['plates_changed_at'],
  job_applications: ['availability_date'],
  load_escorts: ['lapses_at'],
  load_legs: ['planned_entry_at', 'planned_exit_at'],
  load_permits: ['applied_on', 'valid_from', 'valid_until'],
  load_stops: ['arrived_at', 'departed_at', 'eta_at', 'window_from', 'window_until'],
  loads: ['delivery_at', 'pickup_at'],
  offers: ['valid_until'],
  pilot_papers: ['expires_on', 'starts_on'],
  quotes: ['deliver_by', 'ready_on'],
  rule_sources: ['retrieved_on'],
  unit_outages: ['from_day', 'until_day'],
};
const COLUMNS = Object.entries(ENTERED).flatMap(([table, columns]) =>
  columns.map((column) => [table, column] as const),
);

describe('A date that someone enters', () => {
  it('every column with an entered date is in this list', async () => {
    const granted = await project.sql<{ name: string }>(
      `select distinct table_name || '.' || column_name as name
       from information_schema.role_column_grants
       join information_schema.columns using (table_schema, table_name, column_name)
       join pg_class on relname = table_name and relnamespace = table_schema::text::regnamespace
       where table_schema = 'public' and relkind = 'r' and grantee in ('anon', 'authenticated')
         and privilege_type in ('INSERT', 'UPDATE')
         and data_type in ('date', 'timestamp with time zone')
         -- A trigger accepts only days within two years.
         and table_name <> 'availability'`,
    );
    expect(granted.length).toBeGreaterThan(10);
    const listed = COLUMNS.map(([table, column]) => `${table}.${column}`);
    expect(granted.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
  });

  it.each(COLUMNS)('has a year from the range: %s.%s', async (table, column) => {
    const [check] = await project.sql<{ condition: string; type: string }>(
      `select pg_get_expr(conbin, conrelid) as condition, format_type(atttypid, null) as type
       from pg_constraint join pg_attribute on attrelid = conrelid and attname = $2
       where conname = $1 and contype = 'c'`,
      [`${table}_${column}_range`, column],
    );
    expect(check).toBeDefined();
    const accepts = async (day: string) => {
      const [row] = await project.sql<{ is_valid: boolean | null }>(
        `select (${check?.condition ?? ''}) as is_valid
         from (select $1::text::${check?.type ?? ''} as ${column}) as entered`,
        [day],
      );
      return row?.is_valid;
    };
    for (const day of ['2000-01-01', '2026-12-01', '2099-12-31']) {
      expect([day, await accepts(day)]).toEqual([day, true]);
    }
    for (const day of [
      '0026-12-01',
      '0202-12-01',
      '1926-12-01',
      '2126-12-01',
      '20226-12-01',
      '0026-12-01 BC',
      'infinity',
      '-infinity',
    ]) {
      expect([day, await accepts(day)]).toEqual([day, false]);
    }
  });
});

const A_LOAD = { title: 'Press bed', origin: 'Lima, OH', destination: 'Gary, IN' };
const aLoad = (parts: object = {}) => insertLoad(project, { ...A_LOAD, ...parts });

describe('A year typed with two digits', () => {
  it('isn’t stored as the year 26', async () => {
    const load = await aLoad();
    const unit = aUnit();
    await admin().from('units').insert(unit);
    const writes = [
      admin()
        .from('load_permits')
        .insert({ load_id: load, jurisdiction: 'OH', valid_from: '0026-12-01' }),
      admin()
        .from('load_permits')
        .insert({ load_id: load, jurisdiction: 'OH', valid_until: '20226-12-01' }),
      admin()
        .from('unit_outages')
        .insert({ unit_id: unit.id, from_day: '0026-12-01', reason: 'Brakes' }),
      admin()
        .from('loads')
        .insert({ ...A_LOAD, pickup_at: '0026-12-01T06:30Z' }),
    ];
    for (const write of writes) {
      expect((await write).error).toMatchObject({
        code: REFUSED,
        message: expect.stringMatching(/_range"$/u) as string,
      });
    }
  });

  it.each([
    [
      'save_load_stops',
      'stop 1 (Lima, OH)',
      (load: string) => ({
        _stops: [
          { kind: 'pickup', place: 'Lima, OH', window_from: '0026-12-01T06:30Z' },
          { kind: 'delivery', place: 'Gary, IN' },
        ].map((stop) => ({
          id: randomUUID(),
          load_id: load,
          time_zone: 'America/Chicago',
          ...stop,
        })),
      }),
    ],
    [
      'save_load',
      'stop 1 (Lima, OH)',
      () => ({ _load: { origin: 'Lima, OH', pickup_at: '0026-12-01T06:30Z' } }),
    ],
    [
      'save_load_legs',
      'OH',
      () => ({ _legs: [{ jurisdiction: 'OH', planned_entry_at: '0026-12-01T06:30Z' }] }),
    ],
  ])('%s refuses a year with two digits with a sentence', async (call, name, rest) => {
    const load = await aLoad();
    const { data } = await admin().from('loads').select('updated_at').eq('id', load).single();
    const { error } = await admin().rpc(call, {
      _load_id: load,
      _seen: (data as { updated_at: string }).updated_at,
      ...rest(load),
    });
    expect(error).toMatchObject({
      code: REFUSED,
      message: `Enter a year from 2000 to 2099 for ${name}.`,
    });
  });
});

describe('A sentence with a day', () => {
  it('has the year if it isn’t this year', async () => {
    const [texts] = await project.sql<Record<string, string>>(
      `select
         private.day_text(make_date(extract(year from private.business_day(now()))::integer, 3, 5)) as now,
         private.day_text('2031-01-05') as later,
         private.time_text('2031-01-05 19:05') as at`,
    );
    expect(texts).toEqual({ now: 'Mar 5', later: 'Jan 5, 2031', at: 'Jan 5, 2031, 7:05 PM' });
  });

  it('names the years of an outage across New Year', async () => {
    const [row] = await project.sql<{ text: string }>(
      `select private.describe_days('2030-12-30', '2031-01-02') as text`,
    );
    expect(row?.text).toBe('from Dec 30, 2030 to Jan 2, 2031');
  });
});
