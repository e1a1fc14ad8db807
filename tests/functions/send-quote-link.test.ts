import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction, useFunction } from './support/call-function.ts';
import { useEmailApi } from './support/email-api.ts';
import { emailKeys } from './support/emails.ts';
import { requestLink, SEND_QUOTE_LINK, storeQuoteWithReference } from './support/link-requests.ts';
import { sendQuoteEmails } from './support/quotes.ts';

const ACCEPTED = { status: 200, body: { accepted: true } };

describe('send-quote-link', () => {
  const supabase = useFunction(SEND_QUOTE_LINK);
  const call = (body: unknown) => callFunction(supabase, SEND_QUOTE_LINK, body);
  beforeEach(() => supabase.sql('update private.settings set rate_limit_per_sender = 1000'));
  const emailsTo = (address: string) => supabase.local.outbox.to(address);
  /** Waits until a later email has arrived; by then, all earlier ones have too. */
  const waitForAnotherEmail = async () => {
    const other = await storeQuoteWithReference(supabase);
    await requestLink(supabase, other.reference, other.email);
    await vi.waitFor(() => {
      expect(emailsTo(other.email)).toHaveLength(1);
    });
  };

  it('emails a working link to the quote’s own address', async () => {
    const { email, reference } = await storeQuoteWithReference(supabase);

    const { answer } = await requestLink(supabase, reference, email.toUpperCase());

    expect(answer).toEqual(ACCEPTED);
    await vi.waitFor(() => {
      expect(emailsTo(email)).toHaveLength(1);
    });
    const [sent] = emailsTo(email);
    expect(sent?.subject).toBe(`Track your quote request ${reference}`);
    const link = /(\S+)\/quote\/status#([\w-]{32})\n/.exec(sent?.text ?? '');
    expect(link?.[1]).toBe(supabase.local.url);
    const { data } = await supabase.anon().rpc('track_quote', { _token: link?.[2] ?? '' });
    expect(data).toMatchObject([{ reference, status: 'new' }]);
  });

  it('sends the same link as the confirmation', async () => {
    const { id, email, reference } = await storeQuoteWithReference(supabase);
    await sendQuoteEmails(supabase, id);
    await requestLink(supabase, reference, email);

    await vi.waitFor(() => {
      expect(emailsTo(email)).toHaveLength(2);
    });
    const links = emailsTo(email).map(({ text }) => /\S+\/quote\/status#\S+/.exec(text ?? '')?.[0]);
    expect(links[0]).toContain('#');
    expect(links[1]).toBe(links[0]);
  });

  it('responds the same and sends no email if reference and address don’t match', async () => {
    const mine = await storeQuoteWithReference(supabase);
    const other = await storeQuoteWithReference(supabase);

    const { answer } = await requestLink(supabase, mine.reference, other.email);
    expect(answer).toEqual(ACCEPTED);
    expect(await call({ request: { id: randomUUID() } })).toEqual(ACCEPTED);

    await waitForAnotherEmail();
    expect([emailsTo(mine.email), emailsTo(other.email)]).toEqual([[], []]);
  });

  it('sends one email per request', async () => {
    const { email, reference } = await storeQuoteWithReference(supabase);
    const { request } = await requestLink(supabase, reference, email);
    for (let again = 0; again < 3; again++) {
      expect(await call({ request: { id: request } })).toEqual(ACCEPTED);
    }
    await waitForAnotherEmail();
    expect(emailsTo(email)).toHaveLength(1);
  });

  it.each([
    [{}],
    [null],
    [[]],
    [{ request: {} }],
    [{ request: { id: '1 or 1=1' } }],
    [{ reference: 'Q-000000', email: 'victim@example.net' }],
  ])('rejects %j', async (body) => {
    expect((await call(body)).status).toBe(400);
  });
});

describe('send-quote-link, when sending fails', () => {
  const provider = useEmailApi();
  const supabase = useFunction(SEND_QUOTE_LINK);

  it('releases the request, so it can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { email, reference } = await storeQuoteWithReference(supabase);
    provider.refuseWith(() => 503);
    const { request, answer } = await requestLink(supabase, reference, email);
    expect(answer).toEqual(ACCEPTED);
    provider.recover();
    await vi.waitFor(async () => {
      await callFunction(supabase, SEND_QUOTE_LINK, { request: { id: request } });
      expect(provider.accepted).toEqual([
        {
          to: [email],
          subject: `Track your quote request ${reference}`,
          key: (await emailKeys(supabase, request))[0],
        },
      ]);
    });
    vi.restoreAllMocks();
  });
});
