import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelHelpers } from './support/cancel-load.ts';
import { answerTo } from './support/offers.ts';
import { PEOPLE, REFUSED, STALE, useProject } from './support/project.ts';
import { limitForms } from './support/rate-limits.ts';
import { day, starts } from './support/start.ts';

const project = useProject();
const { cancel, offeredLoad, statusOf } = cancelHelpers(project);
const { offer: offerEscort, plan } = starts(project);
const admin = () => project.as('admin');

const aFee = (parts: Record<string, unknown> = {}) => ({
  kind: 'tonu',
  description: 'Truck ordered, not used',
  quantity: 1,
  unit: 'flat',
  currency: 'USD',
  rate_cents: 150_000,
  ...parts,
});

const chargesOf = async (load: string) =>
  ((await admin().from('charges').select('*').eq('load_id', load).order('description')).data ??
    []) as Record<string, unknown>[];

/** Who is kept from other loads by this one. */
async function conflicts(load: string) {
  const { data } = await answerTo<{ person_id: string; load_id: string }[]>(
    admin().rpc('assignment_conflicts', { _from: day(2), _to: day(4) }),
  );
  return data.filter(({ load_id }) => load_id === load).map(({ person_id }) => person_id);
}

beforeAll(() => limitForms(project, 1000, 10_000));

it.each(['admin', 'service'] as const)(
  'cancel_load is the only way to cancel; a plain update is refused for %s',
  async (caller) => {
    const load = await plan();
    const update = (status: string) =>
      answerTo(project.as(caller).from('loads').update({ status }).eq('id', load));
    expect((await update('cancelled')).error).toMatchObject({
      code: REFUSED,
      message: 'Use Cancel load: it asks for the reason and the fees.',
    });
    expect(await statusOf(load)).toBe('assigned');
    expect((await cancel(load)).error).toBeNull();
    // Reopening stays a plain update.
    expect((await update('planned')).error).toBeNull();
  },
);

describe('Canceling a load', () => {
  it('frees its driver, units and pilot car and charges the fees, which add up', async () => {
    const load = await plan({ quote_id: null });
    await offerEscort(load, 'accepted');
    const booked = () =>
      project.sql('select 1 from public.assignments where load_id = $1 and during is not null', [
        load,
      ]);
    expect((await booked()).length).toBeGreaterThan(1);
    expect(new Set(await conflicts(load))).toEqual(new Set([PEOPLE.driver, PEOPLE.pilot]));
    const fees = [aFee(), aFee({ kind: 'permit', description: 'OH permit', rate_cents: 12_345 })];
    expect((await cancel(load, { charges: fees })).error).toBeNull();
    expect(await booked()).toEqual([]);
    const { data } = await admin()
      .from('loads')
      .select('status, cancel_reason, closed_at')
      .eq('id', load)
      .single();
    expect(data).toEqual({
      status: 'cancelled',
      cancel_reason: 'The customer sold the press.',
      closed_at: expect.any(String) as string,
    });
    const charges = await chargesOf(load);
    expect(charges).toMatchObject([
      { description: 'OH permit', amount_cents: 12_345, approved_by: PEOPLE.admin },
      { description: 'Truck ordered, not used', amount_cents: 150_000, approved_by: PEOPLE.admin },
    ]);
    expect(await conflicts(load)).toEqual([]);
  });

  it('has one effect when repeated, even concurrently', async () => {
    const load = await plan({ quote_id: null });
    const call = { id: randomUUID(), charges: [aFee()] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(load, call)));
    expect(answers.map(({ error }) => error)).toEqual([null, null, null, null, null]);
    expect(await chargesOf(load)).toHaveLength(1);
    expect((await cancel(load, call)).error).toBeNull();
    expect(await chargesOf(load)).toHaveLength(1);
  });

  it('canceling is stale if the load’s status isn’t the one the admin saw', async () => {
    const load = await plan({ quote_id: null });
    expect((await cancel(load, { from: 'planned', charges: [aFee()] })).error?.code).toBe(STALE);
    expect(await statusOf(load)).toBe('assigned');
    expect(await chargesOf(load)).toEqual([]);
  });

  it('canceling is stale for the second of two admins, who charges nothing', async () => {
    const load = await plan({ quote_id: null });
    const answers = await Promise.all([
      cancel(load, { charges: [aFee()] }),
      cancel(load, { charges: [aFee({ rate_cents: 1 })] }),
    ]);
    expect(answers.map(({ error }) => error?.code ?? 'canceled').sort()).toEqual([
      STALE,
      'canceled',
    ]);
    expect(await chargesOf(load)).toHaveLength(1);
    expect((await cancel(load, { from: 'cancelled' })).error?.code).toBe(STALE);
  });

  it('canceling a load and approving a charge concurrently both succeed', async () => {
    const load = await plan({ quote_id: null });
    const id = randomUUID();
    const saved = await answerTo<string>(
      admin().rpc('save_charge', {
        _id: id,
        _load_id: load,
        _request_id: randomUUID(),
        _charge: aFee({ kind: 'detention', description: 'Detention' }),
      }),
    );
    const [approved, canceled] = await Promise.all([
      answerTo(
        admin().rpc('approve_charge', { _id: id, _seen: saved.data, _request_id: randomUUID() }),
      ),
      cancel(load, { charges: [aFee()] }),
    ]);
    expect([approved.error, canceled.error]).toEqual([null, null]);
    expect((await chargesOf(load)).map(({ approved_at }) => approved_at !== null)).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    [{ reason: '  ' }, 'Enter a reason, up to 500 characters.'],
    [{ reason: 'x'.repeat(501) }, 'Enter a reason, up to 500 characters.'],
    [{ charges: {} }, 'Charge up to 50 fees.'],
    [{ charges: Array.from({ length: 51 }, () => aFee()) }, 'Charge up to 50 fees.'],
    [
      { charges: [aFee(), aFee({ rate_cents: 0 })] },
      'Truck ordered, not used: enter an amount above $0.00.',
    ],
    [
      { charges: [aFee(), aFee({ currency: 'CAD' })] },
      'This load is billed in USD. Enter the amount in USD.',
    ],
  ])('refuses %o and leaves nothing half-written', async (parts, message) => {
    const load = await plan({ quote_id: null });
    expect((await cancel(load, parts)).error).toMatchObject({ code: REFUSED, message });
    expect(await statusOf(load)).toBe('assigned');
    expect(await chargesOf(load)).toEqual([]);
    const bookings = await project.sql(
      'select 1 from public.assignments where load_id = $1 and during is not null',
      [load],
    );
    expect(bookings).not.toEqual([]);
  });

  it('charges in the currency of the accepted offer', async () => {
    const load = await offeredLoad('CAD');
    const from = 'planned';
    expect((await cancel(load, { from, charges: [aFee()] })).error?.code).toBe(REFUSED);
    expect((await cancel(load, { from, charges: [aFee({ currency: 'CAD' })] })).error).toBeNull();
  });

  it('keeps a reason of several lines as one line', async () => {
    const load = await plan({ quote_id: null });
    expect((await cancel(load, { reason: 'Sold.\n\nNo move.' })).error).toBeNull();
    const { data } = await admin().from('loads').select('cancel_reason').eq('id', load).single();
    expect(data?.cancel_reason).toBe('Sold. No move.');
  });

  it('reopening undoes the cancellation and withdraws its fees and no other charge', async () => {
    const load = await plan({ quote_id: null });
    const detention = aFee({ kind: 'detention', description: 'Detention' });
    await admin().rpc('save_charge', {
      _id: randomUUID(),
      _load_id: load,
      _request_id: randomUUID(),
      _charge: detention,
    });
    await cancel(load, { charges: [aFee()] });
    await admin().from('loads').update({ status: 'planned' }).eq('id', load);
    expect(await statusOf(load)).toBe('assigned');
    expect(
      (await chargesOf(load)).map(({ description, withdrawn_at }) => [
        description,
        withdrawn_at !== null,
      ]),
    ).toEqual([
      ['Detention', false],
      ['Truck ordered, not used', true],
    ]);
    expect((await cancel(load, { charges: [aFee()] })).error).toBeNull();
    expect(await chargesOf(load)).toHaveLength(3);
  });
});
