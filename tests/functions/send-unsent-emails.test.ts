import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import type { TestSupabase } from '@tests/local-supabase.ts';
import { sendApplicationEmail, storeApplication } from './support/applications.ts';
import { callAsScheduler, DISPATCH, functionUrl, useFunction } from './support/call-function.ts';
import { useEmailApi } from './support/email-api.ts';
import { ageEmails, emailKeys } from './support/emails.ts';
import { sendMessageEmail, storeMessage } from './support/messages.ts';
import { sendQuoteEmails, storeQuote } from './support/quotes.ts';

const NAME = 'send-unsent-emails';
const NOTHING_SENT = { status: 200, body: { sent: 0 } };
const ONE_SENT = { status: 200, body: { sent: 1 } };

const KINDS = [
  {
    type: 'quote',
    table: 'quotes',
    store: (supabase: TestSupabase, row?: { email: string }) => storeQuote(supabase, row),
    send: sendQuoteEmails,
  },
  {
    type: 'message',
    table: 'contact_messages',
    store: (supabase: TestSupabase, row?: { email: string }) => storeMessage(supabase, row),
    send: sendMessageEmail,
  },
  {
    type: 'application',
    table: 'job_applications',
    store: (supabase: TestSupabase, row?: { email: string }) => storeApplication(supabase, row),
    send: sendApplicationEmail,
  },
] as const;
type Kind = (typeof KINDS)[number];

describe('send-unsent-emails', () => {
  const provider = useEmailApi();
  const supabase = useFunction(NAME);
  const run = (secret?: string | null) => callAsScheduler(supabase, NAME, secret);
  const sentKeys = () => provider.accepted.map(({ key }) => key).sort();

  /** Stores a record three minutes ago, as from a tab that was closed before it called a function. */
  async function storeAndClose({ store }: Kind): Promise<string> {
    const { id } = await store(supabase);
    await ageEmails(supabase, id);
    return id;
  }
  const lastTried = (minutesAgo: number) =>
    supabase.sql('update public.emails set attempted_at = now() - make_interval(mins => $1)', [
      minutesAgo,
    ]);

  beforeEach(async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await supabase.sql('delete from public.quotes');
    await supabase.sql('delete from public.contact_messages');
    await supabase.sql('delete from public.job_applications');
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  describe.each(KINDS)('about each $type', (kind) => {
    it('sends what a closed tab left unsent, once', async () => {
      const id = await storeAndClose(kind);

      expect(await run()).toEqual(ONE_SENT);

      expect(sentKeys()).toEqual(await emailKeys(supabase, id));
      expect(await run()).toEqual(NOTHING_SENT);
      expect(sentKeys()).toEqual(await emailKeys(supabase, id));
    });

    it('sends once, even if several runs and a browser call it at the same time', async () => {
      const id = await storeAndClose(kind);
      const keys: string[] = [];
      let finish: () => void = () => undefined;
      const finished = new Promise<void>((resolve) => (finish = resolve));
      provider.onRequest((key) => {
        keys.push(key);
        return finished;
      });

      let ended = 0;
      const calls = [run(), kind.send(supabase, id), run(), run()].map((call) =>
        call.then(() => ended++),
      );
      // The provider responds only after every call without the claim has ended.
      await vi.waitFor(() => expect(ended).toBe(3), { timeout: 8000 });
      finish();
      await Promise.all(calls);

      expect(keys.sort()).toEqual(await emailKeys(supabase, id));
    });

    it('leaves the first two minutes to the browser', async () => {
      await kind.store(supabase);
      expect(await run()).toEqual(NOTHING_SENT);
      expect(provider.accepted).toEqual([]);
    });

    it('sends nothing about a record in the trash', async () => {
      const id = await storeAndClose(kind);
      await supabase.sql(`update public.${kind.table} set deleted_at = now() where id = $1`, [id]);
      expect(await run()).toEqual(NOTHING_SENT);
      expect(provider.accepted).toEqual([]);
    });

    it('takes over from a function that stopped after its claim', async () => {
      const id = await storeAndClose(kind);
      const claim = (age: string) =>
        supabase.sql(
          `update public.emails set claimed_at = now() - $2::interval where record_id = $1`,
          [id, age],
        );
      await claim('9 minutes');
      expect(await run()).toEqual(NOTHING_SENT);

      await claim('11 minutes');
      expect(await run()).toEqual(ONE_SENT);
      expect(sentKeys()).toEqual(await emailKeys(supabase, id));
    });
  });

  it.each([
    ['limits the rate', 429, 'The email provider returned 429: no email to dispatch@example.com'],
    ['is down', 500, 'The email provider returned 500: no email to dispatch@example.com'],
    ['drops the connection', 0, 'Could not reach the email provider'],
  ])('waits longer after each failure if the provider %s, and gives up', async (_, status, why) => {
    const [quotes] = KINDS;
    const id = await storeAndClose(quotes);
    provider.refuseWith(() => status);
    const logged = async () => {
      const { data } = await supabase
        .service()
        .from('emails')
        .select('kind, attempts, last_error, sent_at')
        .eq('quote_id', id)
        .order('kind');
      return data;
    };
    const attempts = async () => (await logged())?.map((email) => email.attempts);

    for (const [failures, minutes] of [2, 10, 60, 360].entries()) {
      expect(await run()).toEqual(NOTHING_SENT);
      expect(await attempts()).toEqual([failures + 1, failures + 1]);
      await lastTried(minutes - 1);
      await run();
      expect(await attempts()).toEqual([failures + 1, failures + 1]);
      await lastTried(minutes);
    }
    await run();
    expect(await attempts()).toEqual([5, 5]);

    await lastTried(2 * 24 * 60);
    provider.recover();
    expect(await run()).toEqual(NOTHING_SENT);
    expect(provider.accepted).toEqual([]);
    expect((await logged())?.[1]).toEqual({
      kind: 'dispatch',
      attempts: 5,
      last_error: why,
      sent_at: null,
    });
  });

  it('retries only the email that failed', async () => {
    const [quotes] = KINDS;
    const id = await storeAndClose(quotes);
    provider.refuseWith((to) => (to === DISPATCH ? 500 : undefined));
    await run();
    expect(sentKeys()).toEqual(await emailKeys(supabase, id, 'confirmation'));

    provider.recover();
    await lastTried(2);
    const requests: string[] = [];
    provider.onRequest((key) => requests.push(key));
    expect(await run()).toEqual(ONE_SENT);
    expect(requests).toEqual(await emailKeys(supabase, id, 'dispatch'));
  });

  it('sends the others if the emails about a record fail', async () => {
    const [quotes, messages] = KINDS;
    const failing = await storeAndClose(quotes);
    const id = await storeAndClose(messages);
    const requests: string[] = [];
    provider.onRequest((key) => requests.push(key));
    const refused = await emailKeys(supabase, failing);
    provider.refuseWith((_to, key) => (refused.includes(key) ? 500 : undefined));

    expect(await run()).toEqual(ONE_SENT);

    expect(requests).toHaveLength(4);
    expect(sentKeys()).toEqual(await emailKeys(supabase, id));
  });

  describe('limits', () => {
    const holdOf = async (id: string) => {
      const { data } = await supabase
        .service()
        .from('emails')
        .select('hold, last_error')
        .eq('record_id', id)
        .eq('kind', 'confirmation');
      return data;
    };
    const callFor = async (kind: Kind, email: string) => {
      const id = await kind.store(supabase, { email }).then((record) => record.id);
      return { id, ...(await kind.send(supabase, id)) };
    };
    beforeEach(() => supabase.sql('delete from private.emails_to_strangers'));
    afterEach(() => supabase.sql('update private.settings set confirmations_per_hour = 60'));

    it('hold back a fourth confirmation to one person, and dispatch gets its email', async () => {
      const [quotes, messages, applications] = KINDS;
      for (const [count, kind] of [quotes, messages, applications].entries()) {
        const answer = await callFor(kind, `jo+${String(count)}@example.com`);
        expect(answer.body).toEqual({ sent: true, confirmed: true });
      }
      provider.accepted.length = 0;

      const { id, ...answer } = await callFor(messages, 'JO@example.com');

      expect(answer).toEqual({ status: 200, body: { sent: true, confirmed: false } });
      expect(provider.accepted.map(({ to }) => to)).toEqual([[DISPATCH]]);
      expect(await holdOf(id)).toEqual([
        {
          hold: 'suppressed',
          last_error: 'this address already got 3 confirmations in the last hour.',
        },
      ]);
      await ageEmails(supabase, id, 60);
      expect(await run()).toEqual(NOTHING_SENT);
    });

    it('let confirmations above the project’s limit go once there is room', async () => {
      const [quotes] = KINDS;
      await supabase.sql('update private.settings set confirmations_per_hour = 1');
      await callFor(quotes, 'sam@example.com');
      provider.accepted.length = 0;

      const { id, ...answer } = await callFor(quotes, 'jo@example.com');

      expect(answer).toEqual({ status: 200, body: { sent: true, confirmed: false } });
      expect(sentKeys()).toEqual(await emailKeys(supabase, id, 'dispatch'));
      expect(await holdOf(id)).toMatchObject([{ hold: 'waiting' }]);
      await ageEmails(supabase, id, 60);
      expect(await run()).toEqual(NOTHING_SENT);

      await supabase.sql(
        `update private.emails_to_strangers set reserved_at = now() - interval '1 hour'`,
      );
      expect(await run()).toEqual(ONE_SENT);
      expect(sentKeys()).toEqual(await emailKeys(supabase, id));
      expect(await holdOf(id)).toEqual([{ hold: null, last_error: null }]);
    });
  });

  it.each([null, '', 'wrong', 'local-stand-in-cron-secre', 'local-stand-in-cron-secret-'])(
    'refuses the secret %j and sends nothing',
    async (secret) => {
      await storeAndClose(KINDS[0]);

      expect(await run(secret)).toEqual({ status: 401, body: { error: 'Not authorized.' } });

      expect(provider.accepted).toEqual([]);
    },
  );

  it('rejects GET', async () => {
    expect((await fetch(functionUrl(supabase, NAME))).status).toBe(405);
  });
});
