import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDraft, aLine, answerTo, offerHelpers } from './support/offers.ts';
import { type Caller, PEOPLE, type Person, useProject } from './support/project.ts';

const project = useProject();
const offers = offerHelpers(project);
const admin = () => project.as('admin');

interface Bill {
  load_id: string;
  currency: string | null;
  offer: { cents: number; is_at_cost: boolean } | null;
  charges: { description: string; amount_cents: number; evidence: string }[];
  total_cents: number;
}
const byLink = async (token: string, caller: Caller = 'visitor') =>
  (await answerTo<Bill[]>(project.as(caller).rpc('track_bills', { _token: token }))).data;
const asOwner = (quote: string, caller: Caller) =>
  answerTo<Bill[] | null>(project.as(caller).rpc('my_bills', { _quote_id: quote }));

const PERMIT = {
  kind: 'permit',
  description: 'Permit',
  jurisdiction: 'OH',
  quantity: 1,
  unit: 'flat',
  rate_cents: 24_000,
  is_pass_through: true,
};
const LINEHAUL = aLine({ quantity: 100, rate_cents: 985 });

/** A load of an accepted offer: $985.00 of linehaul and $240.00 for a pass-through permit. */
async function accepted(lines: object[] = [LINEHAUL, PERMIT], sender: Caller = 'visitor') {
  const offer = await offers.startSent({}, sender, aDraft({ lines }));
  await offers.accept(offer.id, offer.token);
  const [load] = await offers.loadsOf(offer.id);
  return { ...offer, load: load?.['id'] as string };
}
/** Sets a status that the API reaches only with a crew. */
const setStatus = async (load: string, status: string) => {
  await project.sql('alter table public.loads disable trigger user');
  await project.sql('update public.loads set status = $2 where id = $1', [load, status]);
  await project.sql('alter table public.loads enable trigger user');
};
const charge = async (load: string, description: string, cents: number, isApproved = true) => {
  const id = randomUUID();
  const { data: seen } = await answerTo<string>(
    admin().rpc('save_charge', {
      _id: id,
      _load_id: load,
      _request_id: randomUUID(),
      _charge: {
        kind: 'detention',
        description,
        quantity: 1,
        unit: 'flat',
        currency: 'USD',
        rate_cents: cents,
        evidence: 'Gate log',
      },
    }),
  );
  if (!isApproved) return;
  const { error } = await admin().rpc('approve_charge', {
    _id: id,
    _seen: seen,
    _request_id: randomUUID(),
  });
  expect(error).toBeNull();
};
const permitCost = async (load: string, state: string, cents: number | null, currency = 'USD') => {
  const filed = await admin()
    .from('load_permits')
    .insert({ load_id: load, jurisdiction: state })
    .select('id')
    .single();
  expect(filed.error).toBeNull();
  if (cents === null) return;
  const { error } = await admin()
    .from('permit_costs')
    .insert({ permit_id: filed.data?.id as string, cents, currency });
  expect(error).toBeNull();
};

beforeAll(async () => {
  await project.sql(
    'update private.settings set rate_limit_per_sender = 10000, rate_limit_overall = 100000',
  );
});

describe('The bill of a load', () => {
  it('adds approved charges to the offer, and leaves out others', async () => {
    const { load, token } = await accepted();
    await charge(load, 'Detention', 31_250);
    await charge(load, 'Not approved', 99_999, false);
    await setStatus(load, 'delivered');
    expect(await byLink(token)).toMatchObject([
      {
        load_id: load,
        status: 'delivered',
        currency: 'USD',
        offer: { cents: 122_500, is_at_cost: false },
        charges: [{ description: 'Detention', amount_cents: 31_250, evidence: 'Gate log' }],
        total_cents: 153_750,
      },
    ]);
  });

  it.each(['planned', 'in_transit'])('isn’t shown while the load is %s', async (status) => {
    const { load, token } = await accepted();
    await charge(load, 'Detention', 31_250);
    await setStatus(load, status);
    expect(await byLink(token)).toEqual([]);
  });

  it('the bill of a canceled load has its fees only', async () => {
    const { load, token } = await accepted();
    await charge(load, 'Truck ordered, not used', 150_000);
    await setStatus(load, 'cancelled');
    expect(await byLink(token)).toMatchObject([
      { offer: null, charges: [{ amount_cents: 150_000 }], total_cents: 150_000 },
    ]);
  });

  it('bills pass-through permits at cost once each permit’s cost is known', async () => {
    const { load, token } = await accepted();
    await setStatus(load, 'delivered');
    const offered = async () => (await byLink(token))[0]?.offer;
    await permitCost(load, 'OH', 30_000);
    expect(await offered()).toMatchObject({ cents: 128_500, is_at_cost: true });
    await permitCost(load, 'IN', null);
    expect(await offered()).toMatchObject({ cents: 122_500, is_at_cost: false });
  });

  it('keeps the estimate with a cost in another currency, and fixed permit prices', async () => {
    const foreign = await accepted();
    await permitCost(foreign.load, 'ON', 30_000, 'CAD');
    await setStatus(foreign.load, 'delivered');
    expect((await byLink(foreign.token))[0]?.offer).toMatchObject({
      cents: 122_500,
      is_at_cost: false,
    });
    const fixed = await accepted([LINEHAUL, PERMIT, { ...PERMIT, is_pass_through: false }]);
    await permitCost(fixed.load, 'OH', 30_000);
    await setStatus(fixed.load, 'delivered');
    expect((await byLink(fixed.token))[0]?.offer).toMatchObject({
      cents: 146_500,
      is_at_cost: false,
    });
  });

  it('the bill of a load is for the quote’s owner and the holder of the link, never for the crew', async () => {
    const { load, quote, token } = await accepted([LINEHAUL], 'customer');
    await project.sql('update public.loads set driver_id = $2 where id = $1', [
      load,
      PEOPLE.driver,
    ]);
    await setStatus(load, 'delivered');
    for (const caller of ['visitor', ...(Object.keys(PEOPLE) as Person[])] as const) {
      const { data, error } = await asOwner(quote, caller);
      expect([caller, error === null ? data?.length : error.code]).toEqual([
        caller,
        caller === 'visitor' ? '42501' : caller === 'customer' ? 1 : 0,
      ]);
    }
    expect(await byLink('0'.repeat(32))).toEqual([]);
    await project.sql('update public.quotes set deleted_at = now() where id = $1', [quote]);
    expect((await asOwner(quote, 'customer')).data).toEqual([]);
    expect(await byLink(token)).toEqual([]);
  });
});
