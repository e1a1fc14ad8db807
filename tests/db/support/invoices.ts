import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import type { InvoiceFormat } from '@contracts/invoice-file';
import {
  invoiceFile,
  readInvoiceContent,
} from '@root/supabase/functions/invoice-file/invoice-file.ts';
import { setTimes } from './loads.ts';
import { aDraft, aLine, type Answer, answerTo, offerHelpers } from './offers.ts';
import type { Caller, Project } from './project.ts';

export const LINEHAUL = aLine({ quantity: 100, rate_cents: 985 });
export const PERMIT = aLine({
  kind: 'permit',
  description: 'Permit',
  jurisdiction: 'OH',
  quantity: 1,
  unit: 'flat',
  rate_cents: 24_000,
  is_pass_through: true,
});
export const DETAILS = {
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

export interface Invoice {
  id: string;
  number: string;
  currency: string;
  total_cents: number;
  content: unknown;
  content_sha256: string;
  created_by: string | null;
  voided_at: string | null;
}

/** The download of an invoice. */
export function fileOf({ content }: Invoice, format: InvoiceFormat): string {
  const known = readInvoiceContent(content);
  if (known === null) throw new Error('The invoice has another version.');
  return invoiceFile(known, format);
}

/** Helpers for tests of invoices. */
export function invoiceHelpers(project: Pick<Project, 'as' | 'sql'>) {
  const offers = offerHelpers(project);
  const admin = () => project.as('admin');

  beforeAll(async () => {
    await project.sql(
      'update private.settings set rate_limit_per_sender = 10000, rate_limit_overall = 100000',
    );
  });

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
        _request_id: randomUUID(),
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
    const { data } = await admin()
      .from('charges')
      .select('updated_at')
      .eq('id', charge?.id)
      .single();
    return answerTo(
      admin().rpc(`${name}_charge`, {
        _id: charge?.id,
        _seen: data?.updated_at as string,
        _request_id: randomUUID(),
      }),
    );
  };

  /** A delivered load of an accepted offer. */
  async function delivered(draft: object = {}) {
    const offer = await offers.startSent(
      { commodity: 'Press crown' },
      'visitor',
      aDraft({ lines: [LINEHAUL], ...draft }),
    );
    await offers.accept(offer.id, offer.token);
    const [row] = await offers.loadsOf(offer.id);
    const load = row?.['id'] as string;
    await setTimes(project, load, { pickup: `'2026-12-01T13:00:00Z'` });
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
      await answerTo<{ invoice_checks: { code: string; problem: string | null }[] }>(
        admin().from('loads').select('invoice_checks').eq('id', load).single(),
      )
    ).data.invoice_checks
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

  return {
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
    voidIt,
    invoicesOf,
    exported,
  };
}
