import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DETAILS, fileOf, invoiceHelpers, LINEHAUL, PERMIT } from './support/invoices.ts';
import { setTimes } from './support/loads.ts';
import { answerTo } from './support/offers.ts';
import { REFUSED, STALE, useProject } from './support/project.ts';

const project = useProject();
const {
  admin,
  setStatus,
  addPod,
  details,
  save,
  step,
  delivered,
  complete,
  problemsOf,
  exportOf,
  invoicesOf,
  exported,
} = invoiceHelpers(project);
const refusal = (message: string) => ({ code: REFUSED, message });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('An invoice', () => {
  it('lists everything it still needs', async () => {
    const { load } = await delivered();
    await save(load);
    await project.sql(
      `update public.loads set commodity = null, po_number = null, weight_lbs = null, pieces = '[]'
       where id = $1`,
      [load],
    );
    await setTimes(project, load, { pickup: 'null' });
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

  it('uses the details of the load, its stops and its customer', async () => {
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
  ])('an invoice of a load that is %s can’t be exported', async (status, problems) => {
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

  it('requires an amount to bill', async () => {
    const { load } = await complete();
    await step('withdraw', load);
    await project.sql('update public.loads set offer_id = null where id = $1', [load]);
    expect(await problemsOf(load)).toEqual(['amount']);
  });

  it('the invoice of a canceled load bills its fees, without a POD and freight', async () => {
    const { load } = await delivered();
    await save(load, { description: 'Truck ordered, not used', quantity: 1, rate_cents: 150_000 });
    await step('approve', load);
    await setStatus(load, 'cancelled');
    expect(await problemsOf(load)).toEqual([]);
    expect(await exported(load)).toMatchObject({ total_cents: 150_000, currency: 'USD' });
  });

  it('freezes what it says with a hash that proves it', async () => {
    const { load } = await complete();
    const { id, content_sha256: hash } = await exported(load);
    const [row] = await project.sql<{ text: string }>(
      'select content::text as text from public.invoices where id = $1',
      [id],
    );
    expect(hash).toBe(sha256(row?.text ?? ''));
    await project.sql('alter table public.invoices disable trigger invoices_keep');
    await expect(
      project.sql(
        `update public.invoices set content = jsonb_set(content, '{total_cents}', '1') where id = $1`,
        [id],
      ),
    ).rejects.toThrow('invoices_hash_matches');
    await project.sql('alter table public.invoices enable trigger invoices_keep');
  });

  it('an invoice is a CSV file with a row per line and what 49 CFR 373.103 requires', async () => {
    const { load, loadNumber } = await complete();
    const invoice = await exported(load);
    const { number, total_cents: total } = invoice;
    expect(total).toBe(98_500 + 31_250);
    const [header = '', ...rows] = fileOf(invoice, 'csv').split('\r\n');
    expect(header).toMatch(/^\uFEFFInvoice,Invoice date,Due date,/u);
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
  });

  it('an invoice is an IIF file whose amounts add up to zero', async () => {
    const { load } = await complete(
      {},
      { ...DETAILS, bill_to: 'Café “North–South” Freight Brokers and Forwarders, Inc.' },
    );
    const invoice = await exported(load);
    const iif = fileOf(invoice, 'iif');
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
    expect(bill[6]).toBe(invoice.number.slice(2));
    expect(bill[3]).toBe('Accounts Receivable');
    expect(iif).toMatch(/^[\x20-\x7E\t\r\n]*$/u);
  });

  it('keeps Canadian dollars in a separate account', async () => {
    const made = await delivered({ currency: 'CAD' });
    await addPod(made.load);
    await details(made.load);
    const invoice = await exported(made.load);
    expect(invoice.currency).toBe('CAD');
    expect(fileOf(invoice, 'iif')).toContain('\tAccounts Receivable - CAD\t');
    expect(fileOf(invoice, 'csv')).toContain(',985.00,CAD,985.00\r\n');
  });

  it('has no formulas and no extra columns, whatever was typed', async () => {
    const { load } = await complete(
      {},
      { ...DETAILS, bill_to: '=cmd|calc', consignor: '+A1', commodity: '@SUM(A1), "B"' },
    );
    const invoice = await exported(load);
    const csv = fileOf(invoice, 'csv');
    expect(csv).toContain(`,'=cmd|calc,'+A1,Tulsa Works,`);
    expect(csv).toContain(`,"'@SUM(A1), ""B""",`);
    expect(fileOf(invoice, 'iif')).toContain(`\t'=cmd|calc\t`);
  });
});

describe('Invoice details', () => {
  it('invoice details are stale for an admin who saw an older version, and a repeat changes nothing', async () => {
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
