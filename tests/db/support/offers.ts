import { randomUUID } from 'node:crypto';
import { hashOf, newToken } from './link-tokens.ts';
import { type Caller, type Project, REFUSED } from './project.ts';
import { aQuote } from './rows.ts';

/** The parts of a response the tests read; the client is untyped. */
export interface Answer<Data = unknown> {
  data: Data;
  error: { code: string; message: string } | null;
}

/** The answer to a call, with the type of its data as the test expects it. */
export async function answerTo<Data = unknown>(
  call: PromiseLike<{ data: unknown; error: Answer['error'] }>,
): Promise<Answer<Data>> {
  const { data, error } = await call;
  return { data: data as Data, error };
}

/** The result of accepting, declining or asking for a new offer. */
export interface Outcome {
  outcome: string;
  offer: Record<string, unknown> | null;
}

/** A line as the editor sends it. */
export const aLine = (parts: Record<string, unknown> = {}) => ({
  kind: 'linehaul',
  description: 'Linehaul, Dayton to Laredo',
  quantity: 1450,
  unit: 'mile',
  rate_cents: 985,
  ...parts,
});

/** A complete draft as the editor sends it. */
export const aDraft = (parts: Record<string, unknown> = {}) => ({
  currency: 'USD',
  valid_until: new Date(Date.now() + 3 * 864e5).toISOString(),
  length: 24.5,
  width: 12.333333,
  height: 11.25,
  weight_lbs: 76_400,
  equipment: 'RGN',
  free_minutes: 120,
  detention_cents: 12_500,
  layover_cents: 85_000,
  tonu_cents: 150_000,
  payment_days: 30,
  exclusions: 'Cranes',
  message: '',
  lines: [
    aLine(),
    aLine({
      kind: 'permit',
      description: 'Permit',
      jurisdiction: 'TX',
      quantity: 1,
      unit: 'flat',
      rate_cents: 24_000,
      is_pass_through: true,
    }),
  ],
  ...parts,
});

/** Works on offers as an admin and as the customer who holds the private link. */
export function offerHelpers(project: Pick<Project, 'as' | 'sql'>) {
  const admin = () => project.as('admin');
  const versionOf = async (id: string) => {
    const { data } = await admin().from('offers').select('updated_at').eq('id', id).single();
    return data?.updated_at as string;
  };
  const save = async (id: string, draft: object, seen?: string): Promise<Answer<string>> =>
    answerTo(
      admin().rpc('save_offer', {
        _offer_id: id,
        _seen: seen ?? (await versionOf(id)),
        _request_id: randomUUID(),
        _offer: draft,
      }),
    );
  /** Starts the ten seconds in which sending can be undone. */
  const startSending = async (
    id: string,
    { seen, requestId = randomUUID() }: { seen?: string; requestId?: string } = {},
  ): Promise<Answer<string>> =>
    answerTo(
      admin().rpc('send_offer', {
        _offer_id: id,
        _seen: seen ?? (await versionOf(id)),
        _request_id: requestId,
      }),
    );
  const sendNow = async (id: string, requestId: string): Promise<Answer<string>> =>
    answerTo(admin().rpc('send_offer_now', { _offer_id: id, _request_id: requestId }));
  /** Sends without waiting. */
  const send = async (
    id: string,
    parts: { seen?: string; requestId?: string } = {},
  ): Promise<Answer> => {
    const requestId = parts.requestId ?? randomUUID();
    const started = await startSending(id, { ...parts, requestId });
    if (started.error !== null) return started;
    const { data: problem, error } = await sendNow(id, requestId);
    return {
      data: null,
      error: problem === '' || error !== null ? error : { code: REFUSED, message: problem },
    };
  };

  /** A quote with a private link, and its offer as a draft. */
  async function start(quoteParts: Record<string, unknown> = {}, sender: Caller = 'visitor') {
    const token = newToken();
    const quote = aQuote({
      link_hash: hashOf(token),
      ...quoteParts,
    });
    const stored: Answer = await project.as(sender).from('quotes').insert(quote);
    if (stored.error) throw new Error(stored.error.message);
    const id = randomUUID();
    const created = await answerTo<string>(
      admin().rpc('create_offer', { _quote_id: quote.id, _offer_id: id }),
    );
    if (created.error) throw new Error(created.error.message);
    return { id, token, quote: quote.id, number: created.data };
  }

  /** The same, complete and sent. */
  async function startSent(
    quoteParts: Record<string, unknown> = {},
    sender: Caller = 'visitor',
    draft: object = aDraft(),
  ) {
    const offer = await start(quoteParts, sender);
    for (const answer of [await save(offer.id, draft), await send(offer.id)]) {
      if (answer.error) throw new Error(answer.error.message);
    }
    return offer;
  }

  /** A draft of the next version. */
  async function revise(id: string): Promise<string> {
    const next = randomUUID();
    const { error }: Answer = await admin().rpc('revise_offer', { _offer_id: id, _new_id: next });
    if (error) throw new Error(error.message);
    return next;
  }

  const accept = async (
    id: string,
    token: string | null,
    parts: Record<string, unknown> = {},
    caller: Caller = 'visitor',
  ): Promise<Answer<Outcome>> =>
    answerTo(
      project.as(caller).rpc('accept_offer', {
        _offer_id: id,
        _request_id: randomUUID(),
        _name: 'Dana Whitlock',
        _po_number: null,
        _token: token,
        ...parts,
      }),
    );
  const decline = async (
    id: string,
    token: string | null,
    parts: Record<string, unknown> = {},
    caller: Caller = 'visitor',
  ): Promise<Answer<Outcome>> =>
    answerTo(
      project.as(caller).rpc('decline_offer', {
        _offer_id: id,
        _request_id: randomUUID(),
        _reason: 'price',
        _token: token,
        ...parts,
      }),
    );
  const withdraw = async (
    id: string,
    reason: string | null = 'The trailer is gone.',
    requestId: string = randomUUID(),
  ): Promise<Answer> =>
    answerTo(
      admin().rpc('withdraw_offer', {
        _offer_id: id,
        _request_id: requestId,
        _reason: reason,
      }),
    );
  const statusOf = async (id: string) =>
    (
      await project.sql<{ status: string }>(
        'select status::text from public.offers where id = $1',
        [id],
      )
    )[0]?.status;
  const loadsOf = (id: string) =>
    project.sql<Record<string, unknown>>('select * from public.loads where offer_id = $1', [id]);
  /** Changes when a sent offer ends, which the API can't do. */
  const endAt = async (id: string, at: string) => {
    await project.sql('alter table public.offers disable trigger offers_keep_sent');
    await project.sql(`update public.offers set valid_until = ${at} where id = $1`, [id]);
    await project.sql('alter table public.offers enable trigger offers_keep_sent');
  };
  const undo = async (id: string, requestId: string): Promise<Answer<string>> =>
    answerTo(admin().rpc('undo_send_offer', { _offer_id: id, _request_id: requestId }));
  /** Ends the ten seconds in which sending can be undone. */
  const endUndo = (id: string) =>
    project.sql("update public.offers set sends_at = now() - interval '1 second' where id = $1", [
      id,
    ]);
  /** Reads the offer by link, as the customer. */
  const track = async (token: string, version: number | null = null) => {
    const { data } = await answerTo<Record<string, unknown> | null>(
      project.as('visitor').rpc('track_offer', { _token: token, _version: version }),
    );
    return data;
  };
  /** The kinds of emails queued about a version. */
  const queued = async (id: string) =>
    (
      await project.sql<{ kind: string }>(
        'select kind from public.emails where offer_id = $1 and sent_at is null order by kind',
        [id],
      )
    ).map(({ kind }) => kind);
  const logOf = async (id: string) =>
    (
      await admin()
        .from('activity_log')
        .select('action, actor_id, detail')
        .eq('record_id', id)
        .order('id')
    ).data;
  return {
    track,
    queued,
    logOf,
    versionOf,
    save,
    startSending,
    sendNow,
    send,
    undo,
    endUndo,
    start,
    startSent,
    revise,
    accept,
    decline,
    withdraw,
    statusOf,
    loadsOf,
    endAt,
  };
}
