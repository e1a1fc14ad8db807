import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDraft, type Answer, answerTo, offerHelpers } from './support/offers.ts';
import {
  type Caller,
  FORBIDDEN,
  PEOPLE,
  type Person,
  REFUSED,
  STALE,
  useProject,
} from './support/project.ts';
import { starts } from './support/start.ts';

const project = useProject();
const offers = offerHelpers(project);
const { offer: offerEscort, plan } = starts(project);
const admin = () => project.as('admin');
const refusal = (message: string) => ({ code: REFUSED, message });

const aCharge = (parts: Record<string, unknown> = {}) => ({
  kind: 'detention',
  description: 'Detention at pickup',
  quantity: 3,
  unit: 'hour',
  currency: 'USD',
  rate_cents: 12_500,
  evidence: 'Arrived 8:00, loaded 13:00',
  ...parts,
});

interface Write {
  id?: string;
  seen?: string | null;
  requestId?: string;
  caller?: Caller;
}
const save = async (load: string, charge: object, write: Write = {}): Promise<Answer<string>> =>
  answerTo(
    project.as(write.caller ?? 'admin').rpc('save_charge', {
      _id: write.id ?? randomUUID(),
      _load_id: load,
      _request_id: write.requestId ?? randomUUID(),
      _charge: charge,
      _seen: write.seen ?? null,
    }),
  );
const step = async (
  name: 'approve' | 'withdraw',
  id: string,
  seen: string | null,
  { requestId = randomUUID(), caller = 'admin' }: Write = {},
): Promise<Answer<string>> =>
  answerTo(
    project.as(caller).rpc(`${name}_charge`, { _id: id, _seen: seen, _request_id: requestId }),
  );

/** A stored charge: its id and version. */
async function add(load: string, parts: Record<string, unknown> = {}) {
  const id = randomUUID();
  const { data, error } = await save(load, aCharge(parts), { id });
  expect(error).toBeNull();
  return { id, version: data };
}
async function addApproved(load: string, parts: Record<string, unknown> = {}) {
  const { id, version } = await add(load, parts);
  const { data, error } = await step('approve', id, version);
  expect(error).toBeNull();
  return { id, version: data };
}
const seenBy = async (caller: Caller, load: string) =>
  ((await project.as(caller).from('charges').select('id').eq('load_id', load)).data ?? []).map(
    ({ id }) => id as string,
  );
const rowOf = async (id: string) =>
  (await admin().from('charges').select('*').eq('id', id).single()).data as Record<string, unknown>;
const logOf = async (load: string) => {
  const log = admin().from('activity_log').select('action').order('id');
  const { data } = await log.match({ subject: 'charge', record_id: load });
  return data?.map(({ action }) => action as string);
};

/** The load of an accepted offer in this currency. */
async function offeredLoad(currency: 'USD' | 'CAD' = 'USD') {
  const { id, token } = await offers.startSent({}, 'visitor', aDraft({ currency }));
  expect((await offers.accept(id, token)).data.outcome).toBe('accepted');
  const [load] = await offers.loadsOf(id);
  return load?.['id'] as string;
}

let load: string;
beforeAll(async () => {
  await project.sql(
    'update private.settings set rate_limit_per_sender = 1000, rate_limit_overall = 10000',
  );
  load = await plan({ quote_id: null });
  await offerEscort(load, 'accepted');
  await project.sql(
    `insert into public.load_customers (load_id, user_id, name) values ($1, $2, 'Jo Field')`,
    [load, PEOPLE.customer],
  );
});

describe('Readers of charges', () => {
  it('admins read charges, and the load’s customer reads them from approval until withdrawal', async () => {
    const open = await add(load);
    const approved = await addApproved(load);
    const withdrawn = await addApproved(load);
    expect((await step('withdraw', withdrawn.id, withdrawn.version)).error).toBeNull();
    const all = [open.id, approved.id, withdrawn.id].sort();
    for (const caller of ['visitor', ...(Object.keys(PEOPLE) as Person[])] as const) {
      expect([caller, (await seenBy(caller, load)).sort()]).toEqual([
        caller,
        caller === 'admin' ? all : caller === 'customer' ? [approved.id] : [],
      ]);
    }
  });

  it('don’t include the crew, not even through embedded reads, the log or search', async () => {
    const { id } = await addApproved(load, { description: 'Zebra crossing fee' });
    for (const caller of ['driver', 'pilot', 'moderator', 'carrier'] as const) {
      const { data: loads } = await project.as(caller).from('loads').select('*, charges (*)');
      const { data: documents } = await project
        .as(caller)
        .from('load_documents')
        .select('*, charges (*)');
      const { data: log } = await project.as(caller).from('activity_log').select('*');
      const found = await answerTo(project.as(caller).rpc('admin_search', { _text: 'Zebra' }));
      const read = JSON.stringify([loads, documents, log, found]);
      expect(read).not.toContain(id);
      expect(read).not.toContain('Zebra');
    }
  });

  it('can write only through functions, which are for admins', async () => {
    const { id, version } = await add(load);
    for (const caller of ['visitor', ...(Object.keys(PEOPLE) as Person[])] as const) {
      const table = project.as(caller).from('charges');
      expect((await table.insert({ id: randomUUID(), load_id: load })).error?.code).toBe(FORBIDDEN);
      expect((await table.update({ rate_cents: 1 }).eq('id', id)).error?.code).toBe(FORBIDDEN);
      expect((await table.delete().eq('id', id)).error?.code).toBe(FORBIDDEN);
      if (caller === 'admin') continue;
      expect((await save(load, aCharge(), { caller })).error?.code).toBe(FORBIDDEN);
      expect((await step('approve', id, version, { caller })).error?.code).toBe(FORBIDDEN);
      expect((await step('withdraw', id, version, { caller })).error?.code).toBe(FORBIDDEN);
    }
    expect((await rowOf(id))['approved_at']).toBeNull();
  });
});

describe('A charge', () => {
  it('a charge is its quantity times its rate, in whole cents', async () => {
    const { id } = await add(load, { quantity: 1.5, rate_cents: 8_501 });
    expect(await rowOf(id)).toMatchObject({ amount_cents: 12_752, approved_at: null });
  });

  it.each([
    [{ rate_cents: 0 }, 'Tarp: enter an amount above $0.00.'],
    [{ rate_cents: null }, 'Tarp: enter an amount above $0.00.'],
    [{ rate_cents: -5 }, 'Tarp: enter an amount above $0.00.'],
    [{ rate_cents: 1_000_000_000 }, 'Tarp: the amount can’t exceed $9,999,999.99.'],
    [{ rate_cents: 1e12 }, 'Tarp: the amount can’t exceed $9,999,999.99.'],
    [{ quantity: 100, rate_cents: 10_000_000 }, 'Tarp: the amount can’t exceed $9,999,999.99.'],
    [{ quantity: 0.01, rate_cents: 10 }, 'Tarp: enter an amount above $0.00.'],
    [{ rate_cents: 10.5 }, 'Tarp: enter whole cents.'],
    [{ quantity: 0 }, 'Tarp: enter a quantity above 0.'],
    [{ quantity: -1 }, 'Tarp: enter a quantity above 0.'],
    [{ quantity: 1e7 }, 'A value of this charge isn’t a number or not in the list.'],
    [{ rate_cents: 'lots' }, 'A value of this charge isn’t a number or not in the list.'],
    [{ kind: 'tip' }, 'A value of this charge isn’t a number or not in the list.'],
    [{ kind: null }, 'Tarp: choose a kind and a currency.'],
    [{ description: ' ' }, 'Enter a description, up to 160 characters.'],
    [{ currency: 'CAD' }, 'This load is billed in USD. Enter the amount in USD.'],
    [{ document_id: randomUUID() }, 'Choose a document of this load.'],
  ])('refuses %o and stores nothing', async (parts, message) => {
    await add(load);
    const id = randomUUID();
    const { error } = await save(
      load,
      aCharge({ description: 'Tarp', quantity: 1, unit: 'flat', ...parts }),
      { id },
    );
    expect(error).toMatchObject(refusal(message));
    expect((await admin().from('charges').select('id').eq('id', id)).data).toEqual([]);
  });

  it('a charge is in the currency of the load’s accepted offer, no matter what writes it', async () => {
    const canadian = await offeredLoad('CAD');
    expect((await save(canadian, aCharge())).error).toMatchObject(
      refusal('This load is billed in CAD. Enter the amount in CAD.'),
    );
    expect((await save(canadian, aCharge({ currency: 'CAD' }))).error).toBeNull();
    const inUsd = project.sql(
      `insert into public.charges (id, load_id, kind, description, currency, rate_cents, request_id)
       values (gen_random_uuid(), $1, 'tonu', 'TONU', 'USD', 100, gen_random_uuid())`,
      [canadian],
    );
    await expect(inUsd).rejects.toThrow('This load is billed in CAD');
  });

  it('a charge of a load without an offer sets the currency of the next charges until it is withdrawn', async () => {
    const id = await plan({ quote_id: null });
    const [first, second] = await Promise.all([
      save(id, aCharge({ currency: 'USD' })),
      save(id, aCharge({ currency: 'CAD' })),
    ]);
    expect([first.error, second.error].filter((error) => error === null)).toHaveLength(1);
    const { data } = await admin()
      .from('charges')
      .select('id, updated_at, currency')
      .eq('load_id', id);
    const stored = data?.[0] as { id: string; updated_at: string; currency: string };
    const other = stored.currency === 'USD' ? 'CAD' : 'USD';
    expect((await save(id, aCharge({ currency: other }))).error?.code).toBe(REFUSED);
    expect((await step('withdraw', stored.id, stored.updated_at)).error).toBeNull();
    expect((await save(id, aCharge({ currency: other }))).error).toBeNull();
  });

  it('a charge is stored once when repeated, even concurrently', async () => {
    const id = await plan({ quote_id: null });
    const charge = { id: randomUUID(), requestId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(id, aCharge(), charge)));
    expect(new Set(answers.map(({ data }) => data)).size).toBe(1);
    expect(await seenBy('admin', id)).toEqual([charge.id]);
    expect(await logOf(id)).toEqual(['created']);
  });

  it('a charge is stale for a colleague who saw an older version', async () => {
    const { id, version } = await add(load);
    const requestId = randomUUID();
    const mine = await save(load, aCharge({ quantity: 4 }), { id, seen: version, requestId });
    expect(mine.error).toBeNull();
    for (const answer of [
      await save(load, aCharge({ quantity: 9 }), { id, seen: version }),
      await save(load, aCharge({ quantity: 9 }), { id }),
      await step('approve', id, version),
      await step('withdraw', id, version),
      await step('withdraw', id, null),
    ]) {
      expect(answer.error?.code).toBe(STALE);
    }
    expect(await rowOf(id)).toMatchObject({ quantity: 4, approved_at: null, withdrawn_at: null });
    const again = await save(load, aCharge({ quantity: 4 }), { id, seen: version, requestId });
    expect(again).toMatchObject({ error: null, data: mine.data });
  });

  it('a charge is approved only once, and can’t change afterward', async () => {
    const { id, version } = await add(load);
    const answers = await Promise.all([step('approve', id, version), step('approve', id, version)]);
    expect(answers.map(({ error }) => error?.code ?? 'approved').sort()).toEqual([
      STALE,
      'approved',
    ]);
    const row = await rowOf(id);
    expect(row).toMatchObject({ approved_by: PEOPLE.admin });
    const seen = row['updated_at'] as string;
    expect((await save(load, aCharge({ quantity: 9 }), { id, seen })).error).toMatchObject(
      refusal('This charge is approved and can’t change. Withdraw it and add a new one.'),
    );
    expect((await step('approve', id, seen)).error).toMatchObject(
      refusal('This charge is approved already.'),
    );
    const requestId = randomUUID();
    const withdrawn = await step('withdraw', id, seen, { requestId });
    expect(withdrawn.error).toBeNull();
    expect((await step('withdraw', id, seen, { requestId })).data).toBe(withdrawn.data);
    expect((await step('approve', id, withdrawn.data)).error).toMatchObject(
      refusal('This charge was withdrawn.'),
    );
    expect((await save(load, aCharge(), { id, seen: withdrawn.data })).error?.code).toBe(REFUSED);
  });

  it('a charge is logged without an amount', async () => {
    const id = await plan({ quote_id: null });
    const { id: charge, version } = await add(id);
    await save(id, aCharge({ quantity: 4 }), { id: charge, seen: version });
    const seen = (await rowOf(charge))['updated_at'] as string;
    const { data } = await step('approve', charge, seen);
    await step('withdraw', charge, data);
    expect(await logOf(id)).toEqual(['created', 'updated', 'approved', 'withdrawn']);
    const { data: log } = await admin().from('activity_log').select('label').eq('record_id', id);
    expect(JSON.stringify(log)).not.toMatch(/12,?500|125\.00|500\.00/u);
  });

  it('an approved charge keeps its load from being deleted until it is withdrawn', async () => {
    const id = await plan({ quote_id: null });
    const charge = await addApproved(id);
    // Nothing else may keep it.
    await project.sql('delete from public.load_escorts where load_id = $1', [id]);
    await project.sql('update public.loads set driver_id = null where id = $1', [id]);
    const remove = async () => (await admin().from('loads').delete().eq('id', id)).error;
    const error = await remove();
    expect(error?.code).toBe(REFUSED);
    expect(error?.message).toMatch(/has approved charges\. Withdraw them before you delete it\.$/u);
    await step('withdraw', charge.id, charge.version);
    expect(await remove()).toBeNull();
    expect((await admin().from('charges').select('id').eq('id', charge.id)).data).toEqual([]);
  });
});
