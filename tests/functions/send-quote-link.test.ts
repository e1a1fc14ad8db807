import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocalSupabase } from '@tests/local-supabase.ts';
import {
  askForLink,
  callLinkFunction,
  startLinkFunction,
  storeFollowedQuote,
} from './support/link-requests.ts';
import { useEmailApi } from './support/email-api.ts';
import { sendMails } from './support/quotes.ts';
import { RUNTIMES } from './support/runtimes.ts';

const ACCEPTED = { status: 200, body: { accepted: true } };

describe.each(RUNTIMES)('send-quote-link in $runtime', ({ options }) => {
  const supabase = useLocalSupabase(options);
  beforeAll(() => startLinkFunction(supabase));
  beforeEach(() => supabase.sql('update private.settings set brake_per_sender = 1000'));
  const mailsTo = (email: string) => supabase.local.outbox.to(email);

  it('mails the link to the quote’s own address, and it opens the quote', async () => {
    const { email, reference } = await storeFollowedQuote(supabase);

    const { answer } = await askForLink(supabase, reference, email.toUpperCase());

    expect(answer).toEqual(ACCEPTED);
    await vi.waitFor(() => {
      expect(mailsTo(email)).toHaveLength(1);
    });
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe(`Follow your quote request ${reference}`);
    const link = /(\S+)\/quote\/status#([\w-]{32})\n/.exec(mail?.text ?? '');
    expect(link?.[1]).toBe(supabase.local.url);
    const { data } = await supabase.anon().rpc('follow_quote', { _token: link?.[2] ?? '' });
    expect(data).toMatchObject([{ reference, status: 'new' }]);
  });

  it('carries the link the first mail carried', async () => {
    const { id, email, reference } = await storeFollowedQuote(supabase);
    await sendMails(supabase, id);
    await askForLink(supabase, reference, email);

    await vi.waitFor(() => {
      expect(mailsTo(email)).toHaveLength(2);
    });
    const links = mailsTo(email).map((mail) => /\S+\/quote\/status#\S+/.exec(mail.text ?? '')?.[0]);
    expect(links[0]).toContain('#');
    expect(links[1]).toBe(links[0]);
  });

  it('answers alike and mails nobody when reference and address do not fit', async () => {
    const mine = await storeFollowedQuote(supabase);
    const other = await storeFollowedQuote(supabase);

    const { answer } = await askForLink(supabase, mine.reference, other.email);
    expect(answer).toEqual(ACCEPTED);
    expect(await callLinkFunction(supabase, { request: { id: randomUUID() } })).toEqual(ACCEPTED);

    // A fitting one after them has arrived; had theirs gone out, they would be there too.
    const third = await storeFollowedQuote(supabase);
    await askForLink(supabase, third.reference, third.email);
    await vi.waitFor(() => {
      expect(mailsTo(third.email)).toHaveLength(1);
    });
    expect([mailsTo(mine.email), mailsTo(other.email)]).toEqual([[], []]);
  });

  it('mails a request once, however often it is handed in', async () => {
    const { email, reference } = await storeFollowedQuote(supabase);
    const { request } = await askForLink(supabase, reference, email);
    for (let again = 0; again < 3; again++) {
      expect(await callLinkFunction(supabase, { request: { id: request } })).toEqual(ACCEPTED);
    }
    const third = await storeFollowedQuote(supabase);
    await askForLink(supabase, third.reference, third.email);
    await vi.waitFor(() => {
      expect(mailsTo(third.email)).toHaveLength(1);
    });
    expect(mailsTo(email)).toHaveLength(1);
  });

  it.each([
    [{}],
    [null],
    [[]],
    [{ request: {} }],
    [{ request: { id: '1 or 1=1' } }],
    [{ reference: 'Q-000000', email: 'victim@example.net' }],
  ])('refuses %j', async (body) => {
    expect((await callLinkFunction(supabase, body)).status).toBe(400);
  });
});

describe.each(RUNTIMES)('send-quote-link in $runtime, when mail fails', ({ options }) => {
  const provider = useEmailApi();
  const supabase = useLocalSupabase(options);
  beforeAll(() => startLinkFunction(supabase));

  it('gives the request back, so that it may be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { email, reference } = await storeFollowedQuote(supabase);
    provider.refuseWith(() => 503);
    const { request, answer } = await askForLink(supabase, reference, email);
    expect(answer).toEqual(ACCEPTED);
    provider.recover();
    await vi.waitFor(async () => {
      await callLinkFunction(supabase, { request: { id: request } });
      expect(provider.accepted).toEqual([
        {
          to: [email],
          subject: `Follow your quote request ${reference}`,
          key: `quote-link/${request}`,
        },
      ]);
    });
    vi.restoreAllMocks();
  });
});
