import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DISPATCH, NOT_SENT, SENT, useFunction } from './support/call-function.ts';
import { useEmailApi } from './support/email-api.ts';
import { SEND_QUOTE_EMAILS, sendQuoteEmails, storeQuote } from './support/quotes.ts';
import { RUNTIMES } from './support/runtimes.ts';

const FAILED = {
  status: 502,
  body: { error: "We couldn't send the email. Please try again later." },
};

describe.each(RUNTIMES)('send-quote-emails in $runtime, when sending fails', ({ options }) => {
  const provider = useEmailApi();
  const supabase = useFunction(SEND_QUOTE_EMAILS, options);

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
    expect(await sendQuoteEmails(supabase, id)).toEqual(SENT);
    expect(provider.accepted.map(({ to }) => to[0]).sort()).toEqual([email, DISPATCH].sort());
    expect(await sendQuoteEmails(supabase, id)).toEqual(NOT_SENT);
  });

  it.each([
    ['dispatch', (to: string) => to === DISPATCH],
    ['the customer', (to: string) => to !== DISPATCH],
  ])('sends no email twice after only the one to %s failed', async (_, isDown) => {
    const { id } = await storeQuote(supabase);
    provider.refuseWith((to) => (isDown(to) ? 500 : undefined));
    expect(await sendQuoteEmails(supabase, id)).toEqual(FAILED);
    expect(provider.accepted).toHaveLength(1);

    provider.recover();
    expect(await sendQuoteEmails(supabase, id)).toEqual(SENT);
    expect(provider.accepted.map(({ key }) => key).sort()).toEqual([
      `quote-customer/${id}`,
      `quote-dispatch/${id}`,
    ]);
    const logged = await supabase.service().from('email_log').select('kind').eq('quote_id', id);
    expect(logged.data?.map(({ kind }) => kind).sort()).toEqual(['confirmation', 'dispatch']);
  });

  it('succeeds if dispatch has the quote and the customer’s address is rejected', async () => {
    const { id } = await storeQuote(supabase);
    provider.refuseWith((to) => (to === DISPATCH ? undefined : 422));
    expect(await sendQuoteEmails(supabase, id)).toEqual(SENT);
    expect(await sendQuoteEmails(supabase, id)).toEqual(NOT_SENT);
    expect(provider.accepted.map(({ to }) => to)).toEqual([[DISPATCH]]);
  });

  it('fails if dispatch’s address is rejected', async () => {
    const { id } = await storeQuote(supabase);
    provider.refuseWith((to) => (to === DISPATCH ? 422 : undefined));
    expect(await sendQuoteEmails(supabase, id)).toEqual(FAILED);
  });

  it('logs the reason without personal data', async () => {
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
