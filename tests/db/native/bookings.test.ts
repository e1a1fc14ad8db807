import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { expect, it } from 'vitest';
import { insertLoad } from '../support/loads.ts';
import { REFUSED, useProject } from '../support/project.ts';
import { aUnit } from '../support/rows.ts';
import { useSessions } from '../support/sessions.ts';

// PGlite has one session: nothing there happens at the same time.
const project = useProject();
const CALLS = 50;
const sessions = useSessions(project, CALLS);

async function addTrailer(): Promise<string> {
  const trailer = { ...aUnit(), kind: 'trailer', deck: 'rgn', deck_height: 1.5 };
  await project.as('admin').from('units').insert(trailer);
  return trailer.id;
}

const plan = (title: string, parts: object = {}) =>
  insertLoad(project, {
    title,
    origin: 'Dayton, OH',
    destination: 'Gary, IN',
    pickup_at: '2034-05-10T13:00:00Z',
    delivery_at: '2034-05-11T21:00:00Z',
    ...parts,
  });
const planMany = () =>
  Promise.all(Array.from({ length: CALLS }, (_, n) => plan(`Load ${String(n)}`)));
const holders = (unit: string) =>
  project.sql('select load_id from public.assignments where unit_id = $1', [unit]);

it('one of 50 loads that book a trailer at the same time gets it, and the others learn which load has it', async () => {
  const trailer = await addTrailer();
  const loads = await planMany();
  const { data } = await project.as('admin').from('loads').select('id, updated_at').in('id', loads);
  const answers = await Promise.all(
    (data as { id: string; updated_at: string }[]).map(({ id, updated_at: seen }) =>
      project
        .as('admin')
        .rpc('assign_to_load', { _load_id: id, _seen: seen, _unit_ids: [trailer] }),
    ),
  );
  const refused = answers.flatMap(({ error }) => (error === null ? [] : [error]));
  expect(refused).toHaveLength(CALLS - 1);
  for (const { code, message } of refused) {
    expect(code).toBe(REFUSED);
    expect(message).toMatch(
      /^Trailer T-\w+ is booked for Load \d+ from May 10, 2034, 9:00 AM to May 11/,
    );
  }
  expect(await holders(trailer)).toHaveLength(1);
});

it('bookings still hold in 50 separate sessions, without a deadlock', async () => {
  const trailer = await addTrailer();
  const loads = await planMany();
  const answers = await Promise.allSettled(
    loads.map(
      (load) =>
        sessions()`insert into public.assignments (load_id, unit_id) values (${load}, ${trailer})`,
    ),
  );
  const reasons = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [(answer.reason as postgres.PostgresError).code] : [],
  );
  expect(reasons).toEqual(Array<string>(CALLS - 1).fill(REFUSED));
  expect(await holders(trailer)).toHaveLength(1);
});

it('loads that share units move at the same time without a deadlock, and never onto each other', async () => {
  const units = [await addTrailer(), randomUUID()];
  await project
    .as('admin')
    .from('units')
    .insert({ ...aUnit(), id: units[1] });
  const loads = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      plan(`Move ${String(n)}`, {
        pickup_at: `2034-07-${String(n + 1).padStart(2, '0')}T08:00:00Z`,
        delivery_at: `2034-07-${String(n + 1).padStart(2, '0')}T16:00:00Z`,
      }),
    ),
  );
  for (const load of loads) {
    for (const unit of units) {
      await sessions()`insert into public.assignments (load_id, unit_id) values (${load}, ${unit})`;
    }
  }
  const answers = await Promise.allSettled(
    loads.map(
      (load) =>
        sessions()`update public.load_stops set window_from = case kind
          when 'pickup' then timestamptz '2034-08-01T08:00Z' else timestamptz '2034-08-01T16:00Z' end
        where load_id = ${load}`,
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status === 'rejected') {
      expect((answer.reason as postgres.PostgresError).code).toBe(REFUSED);
    }
  }
  const overlaps = await project.sql(
    `select from public.assignments as one join public.assignments as other
       on one.unit_id = other.unit_id and one.id < other.id and one.during && other.during`,
  );
  expect(overlaps).toEqual([]);
});
