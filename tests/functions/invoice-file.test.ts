import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@tests/local-supabase.ts';
import { fileOf, invoiceHelpers, LINEHAUL, PERMIT } from '../db/support/invoices.ts';
import type { Caller } from '../db/support/project.ts';
import { callFunction, useFunction } from './support/call-function.ts';

const NAME = 'invoice-file';
const STAFF_AND_CUSTOMERS = ['moderator', 'broker', 'driver', 'pilot', 'customer'] as const;

describe('Files of an invoice', () => {
  const supabase = useFunction(NAME, { seed: true });
  const clients = new Map<Caller, Client>();
  const { admin, complete, exported, voidIt } = invoiceHelpers({
    as: (caller) => {
      const client = clients.get(caller);
      if (client === undefined) throw new Error(`There is no session for ${caller}.`);
      return client;
    },
    sql: (text, params) => supabase.sql(text, params),
  });
  beforeAll(async () => {
    clients.set('visitor', supabase.anon());
    for (const person of ['admin', ...STAFF_AND_CUSTOMERS] as const) {
      clients.set(person, (await supabase.signIn(`${person}@example.com`)).client);
    }
  });
  const download = async (id: string, format: string, caller: Caller = 'admin') => {
    const client = caller === 'visitor' ? undefined : clients.get(caller);
    const body = { invoice: { id }, format };
    const answer = await callFunction(supabase, NAME, body, client);
    return { ...answer, body: answer.body as { name?: string; text?: string; error?: string } };
  };

  it('every download is the same, whatever changes after the export', async () => {
    const { load } = await complete({ lines: [LINEHAUL, PERMIT] });
    const permit = await admin()
      .from('load_permits')
      .insert({ load_id: load, jurisdiction: 'OH' })
      .select('id')
      .single();
    const cost = admin().from('permit_costs');
    await cost.insert({ permit_id: permit.data?.id as string, cents: 30_050 });
    const invoice = await exported(load);
    const first = [await download(invoice.id, 'csv'), await download(invoice.id, 'iif')];
    expect(first).toEqual(
      (['csv', 'iif'] as const).map((format) => ({
        status: 200,
        body: { name: `${invoice.number}.${format}`, text: fileOf(invoice, format) },
      })),
    );
    expect(first[0]?.body.text).toMatch(/^\uFEFFInvoice,.*\r\n.*,1598\.00\r\n$/su);
    expect(first[1]?.body.text).toMatch(/^!TRNS\t.*\t1598\.00\t.*\r\nENDTRNS\r\n$/su);

    await cost.update({ cents: 99_999 }).eq('permit_id', permit.data?.id as string);
    expect(
      (await admin().from('loads').update({ commodity: 'Other' }).eq('id', load)).error,
    ).toBeNull();
    await supabase.sql(`update public.load_customers set name = 'Other' where load_id = $1`, [
      load,
    ]);
    expect((await voidIt(invoice.id, 'Wrong customer')).error).toBeNull();
    const second = [await download(invoice.id, 'csv'), await download(invoice.id, 'iif')];
    expect(second).toEqual(first);
  });

  it('an invoice with a later format is refused with a sentence', async () => {
    const { load } = await complete();
    const { id } = await exported(load);
    await supabase.sql(`alter table public.invoices disable trigger invoices_keep`);
    await supabase.sql(
      `update public.invoices set content = content || '{"version": 2}',
         content_sha256 = private.text_sha256((content || '{"version": 2}')::text)
       where id = $1`,
      [id],
    );
    await supabase.sql(`alter table public.invoices enable trigger invoices_keep`);
    for (const format of ['csv', 'iif']) {
      const { status, body } = await download(id, format);
      expect([status, body.error]).toEqual([
        422,
        'This invoice has a format that this version of the site can’t write. Update the site and try again.',
      ]);
    }
  });

  it('files of an invoice are for admins only', async () => {
    const { load } = await complete();
    const { id } = await exported(load);
    for (const caller of STAFF_AND_CUSTOMERS) {
      const { status, body } = await download(id, 'csv', caller);
      expect([caller, status, body.text]).toEqual([caller, 403, undefined]);
    }
    const { status, body } = await download(id, 'csv', 'visitor');
    expect([status, body.text]).toEqual([401, undefined]);
  });

  it('an unknown invoice and another format are refused', async () => {
    expect((await download(randomUUID(), 'csv')).status).toBe(404);
    expect((await download(randomUUID(), 'pdf')).status).toBe(400);
    expect((await download('1', 'csv')).status).toBe(400);
  });
});
