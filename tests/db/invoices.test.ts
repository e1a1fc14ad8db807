import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { csvRecord } from '@/shared/lib/csv';
import { aDraft, aLine, type Answer, answerTo, offerDesk } from './support/offers.ts';
import {
  type Caller,
  FORBIDDEN,
  PEOPLE,
  type Person,
  REFUSED,
  STALE,
  useProject,
} from './support/project.ts';

const project = useProject();
const desk = offerDesk(project);
const admin = () => project.as('admin');
const refusal = (message: string) => ({ code: REFUSED, message });
const EVERYONE = ['visitor', ...(Object.keys(PEOPLE) as Person[])] as const;

const LINEHAUL = aLine({ quantity: 100, rate_cents: 985 });
const PERMIT = aLine({
  kind: 'permit',
  description: 'Permit',
  jurisdiction: 'OH',
  quantity: 1,
  unit: 'flat',
  rate_cents: 24_000,
  is_pass_through: true,
});
const DETAILS = {
  bill_to: 'Whitlock Freight Brokers',
  consignor: 'Lima Forge',
  consignee: 'Tulsa Works',
  commodity: 'Press crown',
  packages: 2,
  weight_lbs: 76_400,
  po_number: 'WFB-20918',
  bol_number: 'B-77',
};
const CARRIER = { _carrier: 'Gem City Heavy Haul', _remit_to: '100 Main St, Dayton, OH 45402' };

interface Invoice {
  id: string;
  number: string;
  currency: string;
  total_cents: number;
  csv: string;
  iif: string;
  csv_sha256: string;
  iif_sha256: string;
  created_by: string | null;
  voided_at: string | null;
}

const setStatus = async (load: string, status: string) => {
  // The API reaches this status only with a crew.
  await project.sql('alter table public.loads disable trigger user');
  await project.sql('update public.loads set status = $2 where id = $1', [load, status]);
  await project.sql('alter table public.loads enable trigger user');
};
const addPod = (load: string) =>
  project.sql(
    `insert into public.load_documents (id, load_id, kind, name, file_path, size, sha256)
     select id, $1::uuid, 'pod', 'POD.pdf', $1::uuid || '/' || id || '.pdf', 9, repeat('a', 64)
     from (select gen_random_uuid() as id) as new`,
    [load],
  );
const details = (
  load: string,
  entered: object = DETAILS,
  seen: string | null = null,
  caller: Caller = 'admin',
): Promise<Answer<string>> =>
  answerTo(
    project
      .as(caller)
      .rpc('save_invoice_details', { _load_id: load, _details: entered, _seen: seen }),
  );
const save = (load: string, parts: object = {}): Promise<Answer<string>> =>
  answerTo(
    admin().rpc('save_charge', {
      _id: randomUUID(),
      _load_id: load,
      _write_id: randomUUID(),
      _charge: {
        kind: 'detention',
        description: 'Detention at pickup',
        quantity: 2.5,
        unit: 'hour',
        currency: 'USD',
        rate_cents: 12_500,
        evidence: 'In 8:00, out 13:00',
        ...parts,
      },
    }),
  );
const step = async (name: 'approve' | 'withdraw', load: string): Promise<Answer> => {
  const [charge] = await project.sql<{ id: string }>(
    'select id from public.charges where load_id = $1 and withdrawn_at is null',
    [load],
  );
  const { data } = await admin().from('charges').select('updated_at').eq('id', charge?.id).single();
  return answerTo(
    admin().rpc(`${name}_charge`, {
      _id: charge?.id,
      _seen: data?.updated_at as string,
      _write_id: randomUUID(),
    }),
  );
};

/** A delivered load of an accepted offer. */
async function delivered(draft: object = {}) {
  const offer = await desk.startSent(
    { commodity: 'Press crown' },
    'visitor',
    aDraft({ lines: [LINEHAUL], ...draft }),
  );
  await desk.accept(offer.id, offer.token);
  const [row] = await desk.loadsOf(offer.id);
  const load = row?.['id'] as string;
  await project.sql(`update public.loads set pickup_at = '2026-12-01T13:00:00Z' where id = $1`, [
    load,
  ]);
  await setStatus(load, 'delivered');
  return { ...offer, load, loadNumber: row?.['number'] as string };
}
/** The same with everything its invoice needs, and an approved charge. */
async function complete(draft: object = {}, entered: object = DETAILS) {
  const made = await delivered(draft);
  await addPod(made.load);
  expect((await save(made.load)).error).toBeNull();
  expect((await step('approve', made.load)).error).toBeNull();
  expect((await details(made.load, entered)).error).toBeNull();
  return made;
}

const problemsOf = async (load: string) =>
  (
    await answerTo<{ code: string; problem: string | null }[]>(
      admin().rpc('invoice_checks', { _load_id: load }),
    )
  ).data
    .filter(({ problem }) => problem !== null)
    .map(({ code }) => code);
const exportOf = (
  load: string,
  id: string = randomUUID(),
  caller: Caller = 'admin',
): Promise<Answer<string>> =>
  answerTo(project.as(caller).rpc('export_invoice', { _id: id, _load_id: load, ...CARRIER }));
const voidIt = (id: string, reason: string, caller: Caller = 'admin'): Promise<Answer> =>
  answerTo(project.as(caller).rpc('void_invoice', { _id: id, _reason: reason }));
const invoicesOf = async (load: string) =>
  (await admin().from('invoices').select('*').eq('load_id', load).order('created_at'))
    .data as Invoice[];
const exported = async (load: string) => {
  const { error } = await exportOf(load);
  expect(error).toBeNull();
  const invoice = (await invoicesOf(load)).at(-1);
  if (invoice === undefined) throw new Error('There is no invoice.');
  return invoice;
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const listed = async () =>
  (
    await answerTo<{ id: string }[]>(
      admin().rpc('board_loads', { _list: 'delivered' }).select('id'),
    )
  ).data.map(({ id }) => id);

beforeAll(async () => {
  await project.sql(
    'update private.settings set rate_limit_per_sender = 10000, rate_limit_overall = 100000',
  );
});

describe('An invoice', () => {
  it('lists everything it still needs', async () => {
    const { load } = await delivered();
    await save(load);
    await project.sql(
      `update public.loads set commodity = null, po_number = null, weight_lbs = null, pickup_at = null,
         pieces = '[]' where id = $1`,
      [load],
    );
    await project.sql('delete from public.load_customers where load_id = $1', [load]);
    await project.sql('delete from public.load_legs where load_id = $1', [load]);
    expect(await problemsOf(load)).toEqual([
      'pod',
      'charges',
      'reference',
      'bill_to',
      'consignor',
      'consignee',
      'shipped_on',
      'commodity',
      'packages',
      'weight',
      'route',
    ]);
    const { error } = await exportOf(load);
    expect(error?.code).toBe(REFUSED);
    expect(error?.message).toMatch(
      /^The invoice isn’t complete\. Upload the proof of delivery\. 1 charge waits for approval\./u,
    );
    expect(await invoicesOf(load)).toEqual([]);
  });

  it('takes what the load, its stops and its customer say', async () => {
    const { load } = await delivered();
    await project.sql(
      `update public.load_stops set site = case kind when 'pickup' then 'Lima Forge' else 'Tulsa Works' end
       where load_id = $1`,
      [load],
    );
    expect(await problemsOf(load)).toEqual(['pod', 'reference', 'packages']);
  });

  it.each([
    ['planned', ['status']],
    ['in_transit', ['status']],
  ])('of a load that is %s can’t be exported', async (status, problems) => {
    const { load } = await complete();
    await setStatus(load, status);
    expect(await problemsOf(load)).toEqual(problems);
    expect((await exportOf(load)).error).toMatchObject(
      refusal('The invoice isn’t complete. Deliver or cancel the load first.'),
    );
  });

  it('needs a POD that isn’t quarantined', async () => {
    const { load } = await complete();
    await project.sql(
      `insert into public.file_checks (bucket_id, path, declared_type, is_quarantined)
       select 'load-documents', file_path, 'application/pdf', true
       from public.load_documents where load_id = $1`,
      [load],
    );
    expect(await problemsOf(load)).toEqual(['pod']);
  });

  it('needs the PO number that the customer requires', async () => {
    const { load } = await complete({}, { ...DETAILS, po_number: null });
    expect(await problemsOf(load)).toEqual([]);
    await project.sql('alter table public.offers disable trigger offers_keep_sent');
    await project.sql(
      `update public.offers set needs_po = true
       where id = (select offer_id from public.loads where id = $1)`,
      [load],
    );
    await project.sql('alter table public.offers enable trigger offers_keep_sent');
    expect(await problemsOf(load)).toEqual(['reference']);
  });

  it('needs the cost of every permit that is billed at cost', async () => {
    const { load } = await complete({ lines: [LINEHAUL, PERMIT] });
    expect(await problemsOf(load)).toEqual(['permit_costs']);
    const { data: permit } = await admin()
      .from('load_permits')
      .insert({ load_id: load, jurisdiction: 'OH' })
      .select('id')
      .single();
    expect(await problemsOf(load)).toEqual(['permit_costs']);
    await admin()
      .from('permit_costs')
      .insert({ permit_id: permit?.id as string, cents: 30_050 });
    expect(await problemsOf(load)).toEqual([]);
    expect((await exported(load)).total_cents).toBe(98_500 + 30_050 + 31_250);
  });

  it('needs something to bill', async () => {
    const { load } = await complete();
    await step('withdraw', load);
    await project.sql('update public.loads set offer_id = null where id = $1', [load]);
    expect(await problemsOf(load)).toEqual(['amount']);
  });

  it('of a canceled load bills its fees, without a POD and freight', async () => {
    const { load } = await delivered();
    await save(load, { description: 'Truck ordered, not used', quantity: 1, rate_cents: 150_000 });
    await step('approve', load);
    await setStatus(load, 'cancelled');
    expect(await problemsOf(load)).toEqual([]);
    expect(await exported(load)).toMatchObject({ total_cents: 150_000, currency: 'USD' });
  });

  it('is a CSV file with a row per line and what 49 CFR 373.103 requires', async () => {
    const { load, loadNumber } = await complete();
    const { number, csv, csv_sha256: hash, total_cents: total } = await exported(load);
    expect(total).toBe(98_500 + 31_250);
    const [header = '', ...rows] = csv.split('\r\n');
    expect(header).toMatch(/^Invoice,Invoice date,Due date,/u);
    expect(rows.at(-1)).toBe('');
    const common =
      `${loadNumber},WFB-20918,B-77,Whitlock Freight Brokers,Lima Forge,Tulsa Works,2026-12-01,` +
      '"Dayton, OH","Laredo, TX",2,Press crown,76400,';
    expect(rows[0]).toContain(common);
    expect(rows[0]).toMatch(
      /,Gem City Heavy Haul,None,"100 Main St, Dayton, OH 45402",1,"Linehaul, Dayton to Laredo",,100,mile,9\.85,985\.00,USD,1297\.50$/u,
    );
    expect(rows[1]).toMatch(
      /,2,Detention at pickup,"In 8:00, out 13:00",2\.5,hour,125\.00,312\.50,USD,1297\.50$/u,
    );
    expect(rows[0]?.startsWith(`${number},`)).toBe(true);
    expect(header.split(',')).toHaveLength(28);
    // The file starts with a byte order mark.
    expect(hash).toBe(sha256(`\uFEFF${csv}`));
  });

  it('is an IIF file whose amounts add up to zero', async () => {
    const { load } = await complete(
      {},
      { ...DETAILS, bill_to: 'Café “North–South” Freight Brokers and Forwarders, Inc.' },
    );
    const { number, iif, iif_sha256: hash } = await exported(load);
    const lines = iif.split('\r\n').map((line) => line.split('\t'));
    expect(lines.map(([kind]) => kind)).toEqual([
      '!TRNS',
      '!SPL',
      '!ENDTRNS',
      'TRNS',
      'SPL',
      'SPL',
      'ENDTRNS',
      '',
    ]);
    const [header = [], splitHeader = [], , bill = [], ...rest] = lines;
    const splits = rest.slice(0, 2);
    expect(bill).toHaveLength(header.length);
    expect(splits.map(({ length }) => length)).toEqual([splitHeader.length, splitHeader.length]);
    const cents = (row: readonly string[]) => Math.round(Number(row[5]) * 100);
    expect(cents(bill)).toBe(129_750);
    expect(cents(bill) + splits.reduce((sum, row) => sum + cents(row), 0)).toBe(0);
    expect(bill[4]).toBe("Cafe 'North-South' Freight Brokers and Fo");
    expect(bill[6]).toBe(number.slice(2));
    expect(bill[3]).toBe('Accounts Receivable');
    expect(iif).toMatch(/^[\x20-\x7E\t\r\n]*$/u);
    expect(hash).toBe(sha256(iif));
  });

  it('keeps Canadian dollars in an account of their own', async () => {
    const made = await delivered({ currency: 'CAD' });
    await addPod(made.load);
    await details(made.load);
    const { iif, csv, currency } = await exported(made.load);
    expect(currency).toBe('CAD');
    expect(iif).toContain('\tAccounts Receivable - CAD\t');
    expect(csv).toContain(',985.00,CAD,985.00\r\n');
  });

  it.each([
    '=1+1',
    '=HYPERLINK("http://evil.example","x")',
    '+1-937-555-0100',
    '@SUM(A1:A9)',
    '-2+3',
    '\t=1+1',
    '\tplain',
    '  =1+1',
    '＝1+1',
    'a=b',
    'Dayton, OH',
    '11\'-6" high',
    ' padded ',
    'two\nlines',
    '',
  ])('writes %j to CSV as the console’s exports do', async (text) => {
    const [row] = await project.sql<{ cell: string }>('select private.csv_text($1) as cell', [
      text,
    ]);
    expect(`${row?.cell ?? ''}\r\n`).toBe(csvRecord([text]));
  });

  it('has no formulas and no extra columns, whatever was typed', async () => {
    const { load } = await complete(
      {},
      { ...DETAILS, bill_to: '=cmd|calc', consignor: '+A1', commodity: '@SUM(A1), "B"' },
    );
    const { csv, iif } = await exported(load);
    expect(csv).toContain(`,'=cmd|calc,'+A1,Tulsa Works,`);
    expect(csv).toContain(`,"'@SUM(A1), ""B""",`);
    expect(iif).toContain(`\t'=cmd|calc\t`);
  });
});

describe('An export', () => {
  it('happens once, also for five admins at the same time', async () => {
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
      `csv = 'x'`,
      `iif = 'x'`,
      `total_cents = 1`,
      `csv_sha256 = repeat('0', 64)`,
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

  it('is for admins only', async () => {
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
      for (const name of ['invoice_checks', 'invoice_facts']) {
        expect((await project.as(caller).rpc(name, { _load_id: load })).error?.code).toBe(
          FORBIDDEN,
        );
      }
    }
  });

  it('is logged without an amount', async () => {
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

  it('is voided once, and its files stay', async () => {
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

  it('is what the customer reads, also if a permit’s cost changes later', async () => {
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

describe('Invoice details', () => {
  it('are stale for an admin who saw an older version, and a repeat changes nothing', async () => {
    const { load } = await delivered();
    const first = await details(load);
    expect(first.error).toBeNull();
    expect((await details(load)).data).toBe(first.data);
    expect((await details(load, { ...DETAILS, packages: 3 })).error?.code).toBe(STALE);
    const second = await details(load, { ...DETAILS, packages: 3 }, first.data);
    expect(second.error).toBeNull();
    const { data } = await answerTo<object[]>(admin().rpc('invoice_facts', { _load_id: load }));
    expect(data).toMatchObject([{ ...DETAILS, packages: 3, saved_at: second.data }]);
  });

  it.each([
    [{ packages: 0 }, REFUSED],
    [{ packages: 'two' }, REFUSED],
    [{ weight_lbs: -1 }, REFUSED],
    [{ bill_to: 'x'.repeat(121) }, REFUSED],
  ])('refuse %o', async (parts, code) => {
    const { load } = await delivered();
    expect((await details(load, parts)).error?.code).toBe(code);
  });
});
