import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocalSupabase } from '@tests/local-supabase.ts';
import { useEmailApi } from './support/email-api.ts';
import { sendMails, startFunction, storeQuote } from './support/quotes.ts';
import { RUNTIMES } from './support/runtimes.ts';

const DISPATCH = 'dispatch@example.com';
const FAILED = {
  status: 502,
  body: { error: 'The mails could not be sent. Please try again later.' },
};
const SENT = { status: 200, body: { sent: true } };
const NOT_AGAIN = { status: 200, body: { sent: false } };

describe.each(RUNTIMES)('send-quote-emails in $runtime, when mail fails', ({ options }) => {
  const provider = useEmailApi();
  const supabase = useLocalSupabase(options);
  beforeAll(() => startFunction(supabase));

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
    ['hangs up', 0],
    ['refuses the key', 401],
    ['wants fewer mails', 429],
  ])('tries again when asked, if the provider %s', async (_, status) => {
    const { id, email } = await storeQuote(supabase);
    provider.refuseWith(() => status);
    expect(await sendMails(supabase, id)).toEqual(FAILED);
    expect(provider.accepted).toEqual([]);

    provider.recover();
    expect(await sendMails(supabase, id)).toEqual(SENT);
    expect(provider.accepted.map((mail) => mail.to[0]).sort()).toEqual([email, DISPATCH].sort());
    expect(await sendMails(supabase, id)).toEqual(NOT_AGAIN);
  });

  it.each([
    ['dispatch', (to: string) => to === DISPATCH],
    ['the customer', (to: string) => to !== DISPATCH],
  ])('sends nobody a mail twice when only the one to %s failed', async (_, isDown) => {
    const { id } = await storeQuote(supabase);
    provider.refuseWith((to) => (isDown(to) ? 500 : undefined));
    expect(await sendMails(supabase, id)).toEqual(FAILED);
    expect(provider.accepted).toHaveLength(1);

    provider.recover();
    expect(await sendMails(supabase, id)).toEqual(SENT);
    expect(provider.accepted.map((mail) => mail.key).sort()).toEqual([
      `quote-customer/${id}`,
      `quote-dispatch/${id}`,
    ]);
    const logged = await supabase.service().from('mail_log').select('kind').eq('quote_id', id);
    expect(logged.data?.map(({ kind }) => kind).sort()).toEqual(['confirmation', 'dispatch']);
  });

  it('is done when dispatch has the quote and no mail can reach the customer’s address', async () => {
    const { id } = await storeQuote(supabase);
    provider.refuseWith((to) => (to === DISPATCH ? undefined : 422));
    expect(await sendMails(supabase, id)).toEqual(SENT);
    expect(await sendMails(supabase, id)).toEqual(NOT_AGAIN);
    expect(provider.accepted.map((mail) => mail.to)).toEqual([[DISPATCH]]);
  });

  it('is not done when dispatch’s own address is refused', async () => {
    const { id } = await storeQuote(supabase);
    provider.refuseWith((to) => (to === DISPATCH ? 422 : undefined));
    expect(await sendMails(supabase, id)).toEqual(FAILED);
  });

  it('logs why, without anything a person typed', async () => {
    const quote = await storeQuote(supabase);
    provider.refuseWith(() => 401);
    await sendMails(supabase, quote.id);
    await vi.waitFor(() => {
      expect(log).toHaveBeenCalled();
    });
    const lines = log.mock.calls.flat().join('\n');
    expect(lines).toContain('The mail provider answered 401');
    expect(lines).toContain(quote.id);
    for (const typed of [quote.email, quote.customer_name, quote.phone, quote.origin]) {
      expect(lines).not.toContain(typed);
    }
  });
});
