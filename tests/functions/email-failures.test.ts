import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONFIRMED, DISPATCH, NOT_CONFIRMED, useFunction } from './support/call-function.ts';
import { useEmailApi } from './support/email-api.ts';
import { emailKeys } from './support/emails.ts';
import { SEND_QUOTE_EMAILS, sendQuoteEmails, storeQuote } from './support/quotes.ts';

const FAILED = {
  status: 502,
  body: { error: "We couldn't send the email. Please try again later." },
};

describe('send-quote-emails, when sending fails', () => {
  const provider = useEmailApi();
  const supabase = useFunction(SEND_QUOTE_EMAILS);

  const log = vi.fn<typeof console.error>();
  beforeEach(() => {
    log.mockReset();
    vi.spyOn(console, 'error').mockImplementation(log);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['is down', 503],
    ['drops the connection', 0],
    ['rejects the key', 401],
    ['limits the rate', 429],
  ])('can be retried if the provider %s', async (_, status) => {
    const { id, email } = await storeQuote(supabase);
    provider.refuseWith(() => status);
    expect(await sendQuoteEmails(supabase, id)).toEqual(FAILED);
    expect(provider.accepted).toEqual([]);

    provider.recover();
    expect(await sendQuoteEmails(supabase, id)).toEqual(CONFIRMED);
    expect(provider.accepted.map(({ to }) => to[0]).sort()).toEqual([email, DISPATCH].sort());
    expect(await sendQuoteEmails(supabase, id)).toEqual(NOT_CONFIRMED);
  });

  it.each([
    ['dispatch', (to: string) => to === DISPATCH, { sent: true, confirmed: false }],
    ['the customer', (to: string) => to !== DISPATCH, { sent: true, confirmed: true }],
  ])('it sends no email twice after only the one to %s failed', async (_, isDown, body) => {
    const { id } = await storeQuote(supabase);
    provider.refuseWith((to) => (isDown(to) ? 500 : undefined));
    expect(await sendQuoteEmails(supabase, id)).toEqual(FAILED);
    expect(provider.accepted).toHaveLength(1);
    // As if the provider no longer remembered the key, which it does for a day.
    const [sentBefore] = provider.accepted.splice(0);

    provider.recover();
    expect(await sendQuoteEmails(supabase, id)).toEqual({ status: 200, body });
    expect([sentBefore?.key, ...provider.accepted.map(({ key }) => key)].sort()).toEqual(
      await emailKeys(supabase, id),
    );
    const logged = await supabase.service().from('emails').select('kind').eq('quote_id', id);
    expect(logged.data?.map(({ kind }) => kind).sort()).toEqual(['confirmation', 'dispatch']);
  });

  it('it emails dispatch if the customer’s address is rejected, and can resend the rest', async () => {
    const { id, email } = await storeQuote(supabase);
    provider.refuseWith((to) => (to === DISPATCH ? undefined : 422));
    expect(await sendQuoteEmails(supabase, id)).toEqual({
      status: 200,
      body: { sent: true, confirmed: false },
    });
    expect(await sendQuoteEmails(supabase, id)).toEqual(NOT_CONFIRMED);
    expect(provider.accepted.map(({ to }) => to)).toEqual([[DISPATCH]]);

    provider.recover();
    expect(await sendQuoteEmails(supabase, id)).toEqual(CONFIRMED);
    expect(provider.accepted.map(({ to }) => to)).toEqual([[DISPATCH], [email]]);
  });

  it('it logs the provider’s reason for each email until it is sent', async () => {
    const { id, email } = await storeQuote(supabase);
    const log = async () => {
      const { data } = await supabase
        .service()
        .from('emails')
        .select('kind, attempts, last_error, is_sent:provider_id')
        .eq('quote_id', id)
        .order('kind');
      return data;
    };
    provider.refuseWith(() => 503);
    await sendQuoteEmails(supabase, id);
    provider.refuseWith((to) => (to === DISPATCH ? undefined : 422));
    await sendQuoteEmails(supabase, id);
    expect(await log()).toEqual([
      {
        kind: 'confirmation',
        attempts: 2,
        last_error: `The email provider returned 422: no email to ${email}`,
        is_sent: null,
      },
      {
        kind: 'dispatch',
        attempts: 2,
        last_error: null,
        is_sent: (await emailKeys(supabase, id, 'dispatch'))[0],
      },
    ]);

    provider.recover();
    await sendQuoteEmails(supabase, id);
    expect((await log())?.[0]).toMatchObject({ attempts: 3, last_error: null });
  });

  it('it logs that the provider could not be reached', async () => {
    const { id } = await storeQuote(supabase);
    provider.refuseWith(() => 0);
    await sendQuoteEmails(supabase, id);
    const { data } = await supabase
      .service()
      .from('emails')
      .select('last_error, sent_at')
      .eq('quote_id', id);
    const unsent = { last_error: 'Could not reach the email provider', sent_at: null };
    expect(data).toEqual([unsent, unsent]);
  });

  it('it fails if dispatch’s address is rejected', async () => {
    const { id } = await storeQuote(supabase);
    provider.refuseWith((to) => (to === DISPATCH ? 422 : undefined));
    expect(await sendQuoteEmails(supabase, id)).toEqual(FAILED);
  });

  it('it logs the reason without personal data', async () => {
    const quote = await storeQuote(supabase);
    provider.refuseWith(() => 401);
    await sendQuoteEmails(supabase, quote.id);
    await vi.waitFor(() => {
      expect(log).toHaveBeenCalled();
    });
    const lines = log.mock.calls.flat().join('\n');
    expect(lines).toContain('The email provider returned 401');
    expect(lines).toContain(quote.id);
    for (const typed of [quote.email, quote.customer_name, quote.phone, quote.origin]) {
      expect(lines).not.toContain(typed);
    }
  });
});
