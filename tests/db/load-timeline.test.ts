import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptedLoads } from './support/accepted-loads.ts';
import { setTimes } from './support/loads.ts';
import { answerTo } from './support/offers.ts';
import { type Caller, FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';
import { starts } from './support/start.ts';

const project = useProject();
const loads = acceptedLoads(project);
const { freeDriver, start } = starts(project);
const admin = () => project.as('admin');

interface Step {
  kind: string;
  at: string | null;
  time_zone: string;
  jurisdiction: string | null;
  reason: string | null;
}
interface Timeline {
  [key: string]: unknown;
  status: string;
  position: { jurisdiction: string; at: string; time_zone: string } | null;
  hold: { reason: string | null; jurisdiction: string | null } | null;
  legs: { jurisdiction: string; state: string }[];
  steps: Step[];
  documents: Record<string, unknown>[];
}

const SECRETS = {
  instructions: 'Secret instructions',
  note: 'Secret note',
  title: 'Secret title',
  hold: 'Secret hold',
  clear: 'Secret clearing',
  contact: 'Secret contact',
};

const byLink = async (token: string, caller: Caller = 'visitor') =>
  answerTo<Timeline[]>(project.as(caller).rpc('track_loads', { _token: token }));
const asOwner = async (quote: string, caller: Caller = 'customer') =>
  answerTo<Timeline[]>(project.as(caller).rpc('my_loads', { _quote_id: quote }));

/** An accepted offer of the demo customer, with its load. */
async function accepted() {
  const offer = await loads.accept('Press crown, call 937-555-0100');
  const read = async () => {
    const { data, error } = await byLink(offer.token);
    expect(error).toBeNull();
    const [timeline] = data;
    if (timeline === undefined) throw new Error('There is no timeline.');
    return timeline;
  };
  return { ...offer, read };
}

/** The same, with its driver, units and permits. */
async function ready() {
  const offer = await accepted();
  await freeDriver();
  await loads.endBookings();
  await project.sql(
    'update public.loads set driver_id = $2, title = $3, instructions = $4 where id = $1',
    [offer.load, PEOPLE.driver, SECRETS.title, SECRETS.instructions],
  );
  await setTimes(project, offer.load, { pickup: `now() + '1 h'`, delivery: `now() + '2 d'` });
  await project.sql(
    `update public.load_stops set contact_name = $2, contact_phone = '937-555-0177' where load_id = $1`,
    [offer.load, SECRETS.contact],
  );
  await loads.complete(offer.load);
  return offer;
}

const enter = async (load: string, state: string, caller: Caller = 'driver') => {
  const [leg] = await project.sql<{ id: string }>(
    'select id from public.load_legs where load_id = $1 and jurisdiction = $2',
    [load, state],
  );
  return (await project.as(caller).rpc('enter_leg', { _leg_id: leg?.id })).error;
};
const hold = (load: string, id?: string) => loads.hold(load, SECRETS.hold, id);
const explain = async (id: string, reason: string, caller: Caller = 'admin') =>
  (await project.as(caller).rpc('explain_hold', { _id: id, _reason: reason })).error;
const kinds = (timeline: Timeline, isDone: boolean) =>
  timeline.steps.filter(({ at }) => (at !== null) === isDone).map(({ kind }) => kind);

beforeAll(() => limitForms(project, 10_000, 100_000));

describe('The customer’s timeline', () => {
  it('begins with the acceptance and lists what is still to come', async () => {
    const { read, load } = await accepted();
    const timeline = await read();
    expect(timeline).toMatchObject({
      id: load,
      number: expect.stringMatching(/^L-\d{4}-\d{5}$/u) as string,
      status: 'planned',
      position: null,
      hold: null,
      commodity: 'Press crown, call …',
      origin: 'Dayton, OH',
      destination: 'Gary, IN',
      delivery_time_zone: 'America/Chicago',
    });
    expect(kinds(timeline, true)).toEqual(['accepted']);
    expect(kinds(timeline, false)).toEqual(['crew', 'loaded', 'entered', 'delivered']);
    expect(timeline.legs).toEqual([
      expect.objectContaining({ jurisdiction: 'OH', state: 'next' }),
      expect.objectContaining({ jurisdiction: 'IN', state: 'next' }),
    ]);
  });

  it('counts permits and shows the crew without names', async () => {
    const { read, load } = await ready();
    let timeline = await read();
    expect(timeline).toMatchObject({
      status: 'assigned',
      permits_issued: 2,
      permits_total: 2,
      permits: ['IN', 'OH'],
      pilot_cars: 0,
    });
    expect(kinds(timeline, true).sort()).toEqual(['accepted', 'crew', 'permits']);

    await project.sql(
      `update public.load_permits set status = 'amending' where load_id = $1 and jurisdiction = 'IN'`,
      [load],
    );
    timeline = await read();
    expect(timeline).toMatchObject({ permits_issued: 1, permits_total: 2 });
    expect(kinds(timeline, false)).toContain('permits');
  });

  it('shows loaded, each state and delivered, with the zone of the place', async () => {
    const { read, load } = await ready();
    expect(await start('driver', load)).toBeNull();
    let timeline = await read();
    expect(timeline.position).toMatchObject({
      jurisdiction: 'OH',
      time_zone: 'America/New_York',
    });
    expect(kinds(timeline, true)).toContain('loaded');
    expect(timeline.legs.map(({ state }) => state)).toEqual(['now', 'next']);

    expect(await enter(load, 'IN')).toBeNull();
    timeline = await read();
    expect(timeline.position?.jurisdiction).toBe('IN');
    expect(timeline.legs.map(({ state }) => state)).toEqual(['done', 'now']);
    const entered = timeline.steps.filter(({ kind }) => kind === 'entered');
    expect(entered).toEqual([
      expect.objectContaining({ jurisdiction: 'IN', time_zone: 'America/Chicago' }),
    ]);
    // A repeat has no second effect.
    expect(await enter(load, 'IN')).toBeNull();
    expect((await read()).steps).toEqual(timeline.steps);

    await project.sql(`update public.loads set status = 'delivered' where id = $1`, [load]);
    await project.sql(
      `insert into public.load_documents (id, load_id, kind, name, file_path, size, sha256)
       select id, $1::uuid, kind::public.load_document_kind, 'Secret name.pdf', $1 || '/' || id || '.pdf', 10,
         encode(sha256(convert_to(kind, 'UTF8')), 'hex')
       from (values (gen_random_uuid(), 'pod'), (gen_random_uuid(), 'rate_confirmation')) as files (id, kind)`,
      [load],
    );
    timeline = await read();
    expect(timeline).toMatchObject({ status: 'delivered', position: null });
    expect(kinds(timeline, false)).toEqual([]);
    expect(kinds(timeline, true).slice(-2)).toEqual(['delivered', 'pod']);
    expect(timeline.legs.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(timeline.documents.map(({ kind }) => kind)).toEqual(['pod']);
  });

  it('says why a load is on hold only in words written for the customer', async () => {
    const { read, load } = await ready();
    expect(await start('driver', load)).toBeNull();
    const id = await hold(load);
    let timeline = await read();
    expect(timeline.hold).toMatchObject({ jurisdiction: 'OH', reason: null });
    expect(JSON.stringify(timeline)).not.toContain('Secret');

    expect(await explain(id, ' High wind on I-75, call 937-555-0100. ')).toBeNull();
    timeline = await read();
    expect(timeline.hold).toMatchObject({ reason: 'High wind on I-75, call ….' });

    await admin().rpc('clear_hold', { _id: id, _reason: SECRETS.clear });
    timeline = await read();
    expect(timeline.hold).toBeNull();
    expect(kinds(timeline, true).slice(-2)).toEqual(['hold', 'hold_ended']);
    expect(JSON.stringify(timeline)).not.toContain('Secret');
  });

  it('leaves out prices, people, contacts and staff notes, even for the owner', async () => {
    const { id, quote, load, token } = await ready();
    await admin().from('load_events').insert({ load_id: load, note: SECRETS.note });
    await project.sql(
      `insert into public.permit_costs (permit_id, cents)
       select id, 76543 from public.load_permits where load_id = $1`,
      [load],
    );
    const [{ total } = { total: '' }] = await project.sql<{ total: string }>(
      'select total_cents::text as total from public.offers where id = $1',
      [id],
    );
    const answers = [await byLink(token), await asOwner(quote)];
    for (const { data } of answers) {
      expect(data).toHaveLength(1);
      const text = JSON.stringify(data);
      for (const secret of [
        'Secret',
        '76543',
        total,
        PEOPLE.driver,
        'cents',
        '555-01',
        '@',
        'Dana',
      ]) {
        expect(text).not.toContain(secret);
      }
    }
  });

  it('shows a canceled load without next steps', async () => {
    const { read, load } = await accepted();
    await project.sql(
      `update public.loads set status = 'cancelled', cancel_reason = 'Secret' where id = $1`,
      [load],
    );
    const timeline = await read();
    expect(timeline.status).toBe('cancelled');
    expect(kinds(timeline, true)).toEqual(['accepted', 'cancelled']);
    expect(kinds(timeline, false)).toEqual([]);
    expect(JSON.stringify(timeline)).not.toContain('Secret');
  });
});

describe('Who reads it', () => {
  it('opens with the link for anyone, with the paths of files only for the owner', async () => {
    const { token, quote, load } = await accepted();
    const id = randomUUID();
    await project.sql(
      `insert into public.load_documents (id, load_id, kind, name, file_path, size, sha256)
       values ($2, $1, 'bol', 'bol.pdf', $3, 10, repeat('a', 64))`,
      [load, id, `${load}/${id}.pdf`],
    );
    const linked = await byLink(token);
    expect(linked.data[0]?.documents).toEqual([
      expect.not.objectContaining({ path: expect.anything() as string }),
    ]);
    const owned = await asOwner(quote);
    expect(owned.data[0]?.documents).toEqual([
      expect.objectContaining({ kind: 'bol', path: `${load}/${id}.pdf` }),
    ]);

    await project.sql(
      `insert into public.file_checks (bucket_id, path, declared_type, is_quarantined)
       values ('load-documents', $1, 'application/pdf', true)`,
      [`${load}/${id}.pdf`],
    );
    expect((await asOwner(quote)).data[0]?.documents).toEqual([]);
  });

  it('treats an invalid token, and a quote in the trash, like a quote without a load', async () => {
    const { token, quote } = await accepted();
    for (const wrong of ['', 'x'.repeat(32), `${token}x`]) {
      expect(await byLink(wrong)).toMatchObject({ data: [], error: null });
    }
    await project.sql('update public.quotes set deleted_at = now() where id = $1', [quote]);
    expect(await byLink(token)).toMatchObject({ data: [], error: null });
    expect(await asOwner(quote)).toMatchObject({ data: [], error: null });
  });

  it.each(['broker', 'driver', 'carrier', 'pilot', 'moderator', 'admin'] as const)(
    'returns nothing to a %s who doesn’t own the quote',
    async (caller) => {
      const { quote } = await ready();
      expect(await asOwner(quote, caller)).toMatchObject({ data: [], error: null });
    },
  );

  it('refuses visitors without a link', async () => {
    const { quote } = await accepted();
    expect((await asOwner(quote, 'visitor')).error?.code).toBe(FORBIDDEN);
  });

  it('lets only admins write what the customer reads about a hold', async () => {
    const { load } = await ready();
    const id = await hold(load);
    for (const caller of ['driver', 'customer', 'moderator', 'visitor'] as const) {
      expect((await explain(id, 'Wind', caller))?.code).toBe(FORBIDDEN);
    }
    expect(await explain(id, 'x'.repeat(301))).toMatchObject({
      code: REFUSED,
      message: 'Enter one line of up to 300 characters.',
    });
    expect(await explain(randomUUID(), 'Wind')).toMatchObject({ code: REFUSED });
  });
});
