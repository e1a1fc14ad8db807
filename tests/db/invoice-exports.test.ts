import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DETAILS, invoiceHelpers, LINEHAUL, PERMIT } from './support/invoices.ts';
import { answerTo } from './support/offers.ts';
import { FORBIDDEN, PEOPLE, type Person, REFUSED, STALE, useProject } from './support/project.ts';

const project = useProject();
const { admin, details, save, step, complete, exportOf, voidIt, invoicesOf, exported } =
  invoiceHelpers(project);
const refusal = (message: string) => ({ code: REFUSED, message });
const EVERYONE = ['visitor', ...(Object.keys(PEOPLE) as Person[])] as const;
const listed = async () =>
  (
    await answerTo<{ id: string }[]>(
      admin().rpc('board_loads', { _list: 'delivered' }).select('id'),
    )
  ).data.map(({ id }) => id);

describe('An export', () => {
  it('stores one export when five admins export at the same time', async () => {
    const { load } = await complete();
    const id = randomUUID();
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => exportOf(load, id)),
      exportOf(load),
      exportOf(load),
    ]);
    expect(answers.map(({ error }) => error)).toEqual([null, null, null, null, null]);
    expect(new Set(answers.map(({ data }) => data)).size).toBe(1);
    const [invoice, ...others] = await invoicesOf(load);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ created_by: PEOPLE.admin, voided_at: null });
    const again = await exportOf(load);
    expect(again).toMatchObject({ error: null, data: invoice?.id });
    expect(await invoicesOf(load)).toEqual([invoice]);
  });

  it('can’t be changed or deleted, not even by the owner of the table', async () => {
    const { load } = await complete();
    const { id } = await exported(load);
    for (const change of [
      `content = '{}', content_sha256 = encode(sha256('{}'), 'hex')`,
      `bill = '{}'`,
      `total_cents = 1`,
      `created_at = now() - interval '1 day'`,
      `created_by = '${PEOPLE.customer}'`,
    ]) {
      await expect(
        project.sql(`update public.invoices set ${change} where id = $1`, [id]),
      ).rejects.toThrow('An exported invoice can’t change.');
    }
    await expect(project.sql('delete from public.invoices where id = $1', [id])).rejects.toThrow(
      'An exported invoice can’t change.',
    );
    // Deleting a user does this.
    await project.sql('update public.invoices set created_by = null where id = $1', [id]);
  });

  it('an export is for admins only', async () => {
    const { load } = await complete();
    const { id } = await exported(load);
    for (const caller of EVERYONE) {
      const { data } = await project.as(caller).from('invoices').select('id').eq('id', id);
      expect([caller, data?.length ?? 0]).toEqual([caller, caller === 'admin' ? 1 : 0]);
      const table = project.as(caller).from('invoices');
      expect((await table.update({ total_cents: 1 }).eq('id', id)).error?.code).toBe(FORBIDDEN);
      expect((await table.delete().eq('id', id)).error?.code).toBe(FORBIDDEN);
      if (caller === 'admin') continue;
      expect((await exportOf(load, randomUUID(), caller)).error?.code).toBe(FORBIDDEN);
      expect((await voidIt(id, 'No reason', caller)).error?.code).toBe(FORBIDDEN);
      expect((await details(load, DETAILS, null, caller)).error?.code).toBe(FORBIDDEN);
      const facts = await project.as(caller).rpc('invoice_facts', { _load_id: load });
      expect(facts.error?.code).toBe(FORBIDDEN);
      const { data: loads } = await project.as(caller).from('loads').select('invoice_checks');
      expect((loads ?? []).filter(({ invoice_checks: checks }) => checks !== null)).toEqual([]);
    }
  });

  it('an export is logged without an amount', async () => {
    const { load, loadNumber } = await complete();
    const { id, number } = await exported(load);
    await voidIt(id, 'Wrong customer');
    const { data } = await admin()
      .from('activity_log')
      .select('action, label')
      .match({ subject: 'invoice', record_id: load })
      .order('id');
    expect(data).toEqual([
      { action: 'exported', label: `${loadNumber}: ${number}` },
      { action: 'voided', label: `${loadNumber}: ${number}` },
    ]);
  });

  it('keeps the load from being reopened, deleted or charged until an admin voids it', async () => {
    const { load, loadNumber } = await complete();
    const { id, number } = await exported(load);
    const reopen = async () =>
      (await admin().from('loads').update({ status: 'in_transit' }).eq('id', load)).error;
    const charges = `Invoice ${number} of this load was exported. Void it before you change charges.`;
    expect(await reopen()).toMatchObject(
      refusal(`${loadNumber} was invoiced. Void invoice ${number} before you reopen it.`),
    );
    expect((await admin().from('loads').delete().eq('id', load)).error?.code).toBe(REFUSED);
    expect((await step('withdraw', load)).error).toMatchObject(refusal(charges));
    expect((await save(load)).error).toMatchObject(refusal(charges));
    expect((await details(load, { bill_to: 'Other' })).error?.code).toBe(REFUSED);
    expect(await listed()).not.toContain(load);

    expect((await voidIt(id, ' ')).error).toMatchObject(
      refusal('Enter a reason, up to 300 characters.'),
    );
    expect((await voidIt(id, 'Wrong customer')).error).toBeNull();
    expect(await listed()).toContain(load);
    expect((await step('withdraw', load)).error).toBeNull();
    expect((await admin().from('loads').delete().eq('id', load)).error).toMatchObject(
      refusal(`${loadNumber} was invoiced and can’t be deleted.`),
    );
    const next = await exported(load);
    expect(next).toMatchObject({ total_cents: 98_500 });
    expect(next.number).not.toBe(number);
    expect(await invoicesOf(load)).toHaveLength(2);
  });

  it('an export is voided once, and its files stay', async () => {
    const { load } = await complete();
    const before = await exported(load);
    expect((await voidIt(before.id, 'Wrong  customer')).error).toBeNull();
    expect((await voidIt(before.id, 'Wrong customer')).error).toBeNull();
    expect((await voidIt(before.id, 'Another reason')).error).toMatchObject(
      refusal(`Invoice ${before.number} was voided already.`),
    );
    expect((await voidIt(randomUUID(), 'A')).error?.code).toBe(STALE);
    const [after] = await invoicesOf(load);
    expect(after).toEqual({
      ...before,
      voided_at: expect.any(String) as string,
      voided_by: PEOPLE.admin,
      void_reason: 'Wrong customer',
    });
    await expect(
      project.sql('update public.invoices set voided_at = null, void_reason = null where id = $1', [
        before.id,
      ]),
    ).rejects.toThrow('An exported invoice can’t change.');
  });

  it('an export is what the customer sees, even if a permit’s cost changes later', async () => {
    const { load, token } = await complete({ lines: [LINEHAUL, PERMIT] });
    const { data: permit } = await admin()
      .from('load_permits')
      .insert({ load_id: load, jurisdiction: 'OH' })
      .select('id')
      .single();
    const cost = admin().from('permit_costs');
    await cost.insert({ permit_id: permit?.id as string, cents: 30_050 });
    const { number } = await exported(load);
    await cost.update({ cents: 99_999 }).eq('permit_id', permit?.id as string);
    const { data } = await answerTo<object[]>(
      project.as('visitor').rpc('track_bills', { _token: token }),
    );
    expect(data).toMatchObject([{ total_cents: 98_500 + 30_050 + 31_250, invoice: { number } }]);
  });
});
