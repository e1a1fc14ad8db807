import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { documentHelpers } from './support/load-documents.ts';
import { PEOPLE, useProject } from './support/project.ts';
import { slotHelpers } from './support/slots.ts';
import { addUnits } from './support/units.ts';

const project = useProject();
const helpers = slotHelpers(project);
const documents = documentHelpers(project);
const pilot = () => project.as('pilot');

/** In every text that the pilot car must not read. */
const HIDDEN = 'HIDDEN';
/** A load from Ohio to Illinois: the demo pilot car escorts it in Indiana, another one in Ohio. */
let load: string;
let own: string;
let theirs: string;
const permits = { IN: randomUUID(), OH: randomUUID() };
const paths = {} as Record<'IN' | 'OH' | 'unlinked' | 'bol', string>;

beforeAll(async () => {
  load = await helpers.plan({
    title: 'Press bed',
    destination: 'Joliet, IL',
    driver_id: PEOPLE.driver,
    status: 'assigned',
    pickup_at: '2031-03-05T13:00:00Z',
    delivery_at: '2031-03-06T18:00:00Z',
    width: 12,
    po_number: HIDDEN,
    bol_number: HIDDEN,
    commodity: HIDDEN,
    instructions: HIDDEN,
  });
  await addUnits(project);
  for (const statement of [
    `insert into public.load_customers (load_id, name) values ($1, '${HIDDEN}')`,
    `insert into public.load_events (load_id, note) values ($1, '${HIDDEN}')`,
    `insert into public.load_holds (load_id, reason) values ($1, '${HIDDEN}')`,
    `update public.load_stops set contact_name = '${HIDDEN}' where load_id = $1`,
    `update public.load_stops set sequence = 11 where load_id = $1 and kind = 'delivery'`,
    `insert into public.load_stops (load_id, sequence, kind, place, contact_name)
     values ($1, 10, 'meet_point', 'Lima, OH', '${HIDDEN}')`,
    `update public.load_legs set entry_place = '${HIDDEN}' where load_id = $1`,
    `insert into public.load_measures (id, load_id, length, width, height, weight_lbs)
     values ('${randomUUID()}', $1, 92, 12.5, 13.75, 134000)`,
    `insert into public.load_permits (id, load_id, jurisdiction, permit_number)
     values ('${permits.IN}', $1, 'IN', 'IN-1'), ('${permits.OH}', $1, 'OH', '${HIDDEN}')`,
    `insert into public.charges
       (id, load_id, kind, description, currency, rate_cents, request_id, approved_at)
     values ('${randomUUID()}', $1, 'detention', '${HIDDEN}', 'USD', 100, '${randomUUID()}', now())`,
    `insert into public.invoice_details (load_id, bill_to) values ($1, '${HIDDEN}')`,
  ]) {
    await project.sql(statement, [load]);
  }
  own = await helpers.slot(load, { states: ['IN'], channel: 'CB 17' });
  theirs = await helpers.slot(load, { states: ['OH'], channel: HIDDEN, meet_place: HIDDEN });
  const other = await helpers.pilot();
  await project.sql(`update public.profiles set first_name = '${HIDDEN}' where id = $1`, [
    other.id,
  ]);
  for (const [slot, one] of [
    [own, helpers.demoPilot()],
    [theirs, other],
  ] as const) {
    await helpers.offer(slot, [one.id]);
    expect(await helpers.answer(one, slot, 'accepted')).toBeNull();
  }
  paths.IN = await documents.store('admin', load, 'permit', permits.IN);
  paths.OH = await documents.store('admin', load, 'permit', permits.OH);
  paths.unlinked = await documents.store('admin', load, 'permit');
  paths.bol = await documents.store('admin', load, 'bol');
});

describe('After accepting a slot in Indiana, a pilot car', () => {
  /** The number of rows of the load that each table shows; add each new table here. */
  const ROWS: Record<string, number> = {
    assignments: 0,
    charges: 0,
    emails: 0,
    escort_slots: 1,
    escorts_not_needed: 0,
    invoice_details: 0,
    invoices: 0,
    load_costs: 0,
    load_customers: 0,
    load_documents: 1,
    load_escorts: 1,
    load_events: 0,
    load_holds: 0,
    load_legs: 0,
    load_measures: 0,
    load_permits: 1,
    load_stops: 0,
    loads: 0,
  };

  it('reads only its own slot, offer and permit, in any table', async () => {
    const tables = await project.sql<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and (
         relname = 'loads' or exists (
           select from pg_attribute where attrelid = pg_class.oid and attname = 'load_id'
         ))
         and has_any_column_privilege('authenticated', oid, 'select')
       order by relname`,
    );
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const key = name === 'loads' ? 'id' : 'load_id';
      const { data, error } = await pilot().from(name).select('*').eq(key, load);
      expect([name, error]).toEqual([name, null]);
      found[name] = data?.length ?? -1;
    }
    expect(found).toEqual(ROWS);
  });

  it('reads nothing hidden in any table, view or channel of what it may read', async () => {
    const relations = await project.sql<{ name: string; columns: string }>(
      `select relname as name, string_agg(attname, ',') as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
         and has_column_privilege('authenticated', pg_class.oid, attnum, 'select')
       group by relname order by relname`,
    );
    for (const { name, columns } of relations) {
      const { data } = await pilot().from(name).select(columns);
      expect([name, JSON.stringify(data).includes(HIDDEN)]).toEqual([name, false]);
    }
    const embedded = await pilot()
      .from('load_escorts')
      .select('*, load:loads(*), slot:escort_slots(*, load_escorts(*))');
    expect(JSON.stringify(embedded.data)).toContain(own);
    expect(JSON.stringify(embedded.data)).not.toContain(HIDDEN);
    expect(JSON.stringify(embedded.data)).not.toContain(theirs);
  });

  it('reads nothing hidden through a function that only reads', async () => {
    const functions = await project.sql<{ name: string; names: string[]; types: string[] }>(
      `select proname as name, proargnames[1:pronargs] as names,
         array(select format_type(type, null) from unnest(proargtypes) as type) as types
       from pg_proc
       where pronamespace = 'public'::regnamespace and provolatile <> 'v' and prokind = 'f'
         and has_function_privilege('authenticated', oid, 'execute')
       order by proname`,
    );
    const VALUES: Record<string, unknown> = {
      uuid: () => load,
      'uuid[]': () => [load],
      text: () => HIDDEN.toLowerCase(),
      date: () => '2026-11-24',
    };
    const calls = functions.map(({ name, names, types }) => ({
      name,
      args: Object.fromEntries(
        ((names as string[] | null) ?? []).flatMap((arg, index) => {
          const value = VALUES[types[index] ?? ''] as (() => unknown) | undefined;
          return value === undefined ? [] : [[arg, value()]];
        }),
      ),
    }));
    for (const { name, args } of calls) {
      for (const given of [args, {}]) {
        const answer = await pilot().rpc(name, given);
        expect([name, JSON.stringify(answer).includes(HIDDEN)]).toEqual([name, false]);
      }
    }
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['load_people', 'my_escort_jobs', 'board_loads', 'load_combinations']),
    );
  });

  it('opens the file of its permit only', async () => {
    for (const [name, path] of Object.entries(paths)) {
      expect([name, await documents.opens('pilot', path)]).toEqual([name, name === 'IN']);
    }
  });

  it('reads its size, states, times and channel', async () => {
    const jobs = ((await pilot().rpc('my_escort_jobs')).data as { states: string[] }[]).filter(
      ({ states }) => states.join() === 'IN',
    );
    expect(jobs).toMatchObject([
      {
        title: 'Press bed',
        origin: 'Dayton, OH',
        destination: 'Joliet, IL',
        states: ['IN'],
        width: 12.5,
        loaded_height: 13.75,
        gross_lbs: 134_000,
        channel: 'CB 17',
        pickup_time_zone: 'America/New_York',
      },
    ]);
    expect(jobs[0]).toHaveProperty('pickup_at', expect.any(String));
  });

  it('reads the driver’s name and number, and no other pilot car’s', async () => {
    const people = (await pilot().rpc('load_people', { _load_ids: [load] })).data as {
      part: string;
      phone: string;
    }[];
    expect(people.map(({ part, phone }) => [part, phone]).sort()).toEqual([
      ['driver', '937-555-0164'],
      ['pilot', '937-555-0163'],
    ]);
  });

  it('can’t write in the load’s log', async () => {
    const { error } = await pilot()
      .from('load_events')
      .insert({ id: randomUUID(), load_id: load, note: 'At the gate.' });
    expect(error?.code).toBe('42501');
  });

  it('hears about changes of the load on its channel, without the load', async () => {
    const heard: { table: string; new: object }[] = [];
    const channel = (await project.listeningAs('pilot')).channel(`person:${PEOPLE.pilot}`, {
      config: { private: true },
    });
    for (const table of ['loads', 'load_measures', 'load_events', 'load_escorts']) {
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, (change) =>
        heard.push(change as (typeof heard)[0]),
      );
    }
    expect(await new Promise((resolve) => channel.subscribe(resolve))).toBe('SUBSCRIBED');

    await project.sql(`update public.loads set equipment = 'Lowboy' where id = $1`, [load]);
    await vi.waitFor(() => {
      expect(heard).toHaveLength(1);
    }, 10_000);
    await project.sql(
      `insert into public.load_measures (id, load_id, length, width, height)
       values ($2, $1, 92, 12.5, 13.75)`,
      [load, randomUUID()],
    );
    await vi.waitFor(() => {
      expect(heard).toHaveLength(2);
    }, 10_000);
    expect(heard.map(({ table }) => table)).toEqual(['load_escorts', 'load_escorts']);
    expect(JSON.stringify(heard)).not.toContain(HIDDEN);
    await pilot().removeAllChannels();
  });
});

it('A pilot car with a job that has no slot reads the permits of the whole load', async () => {
  const id = await helpers.plan({ destination: 'Gary, IN' });
  await project.sql(
    `insert into public.load_permits (load_id, jurisdiction) values ($1, 'IN'), ($1, 'OH')
     on conflict do nothing`,
    [id],
  );
  await project.sql(
    `insert into public.load_escorts (load_id, pilot_id, position, status)
     values ($1, $2, 'lead', 'accepted')`,
    [id, PEOPLE.pilot],
  );
  const { data } = await pilot().from('load_permits').select('jurisdiction').eq('load_id', id);
  expect(data?.map(({ jurisdiction }) => jurisdiction as string).sort()).toEqual(['IN', 'OH']);
});
