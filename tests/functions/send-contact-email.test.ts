import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useLocalSupabase } from '@tests/local-supabase.ts';
import { callFunction, sendMail, startContactFunction, storeMessage } from './support/messages.ts';
import { useEmailApi } from './support/email-api.ts';
import { RUNTIMES } from './support/runtimes.ts';

const DISPATCH = 'dispatch@example.com';
const SENT = { status: 200, body: { sent: true } };
const NOTHING_TO_SEND = { status: 200, body: { sent: false } };

describe.each(RUNTIMES)('send-contact-email in $runtime', ({ options }) => {
  const supabase = useLocalSupabase(options);
  beforeAll(() => startContactFunction(supabase));
  const mailsFrom = (email: string) =>
    supabase.local.outbox.to(DISPATCH).filter((mail) => mail.replyTo === email);

  it('mails dispatch what a visitor wrote, and nobody else', async () => {
    const { id, email } = await storeMessage(supabase);

    expect(await sendMail(supabase, id)).toEqual(SENT);

    const [mail, ...more] = mailsFrom(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      from: 'Gem City Heavy Haul <quotes@example.com>',
      to: [DISPATCH],
      subject: 'Message from Dana Whitfield: Port pickup',
    });
    expect(mail?.text).toContain('Do you collect at Baltimore?\nWe have two crates.');
    expect(supabase.local.outbox.to(email)).toEqual([]);
  });

  it('sends once, however often and at once it is called', async () => {
    const { id, email } = await storeMessage(supabase);

    const answers = await Promise.all(Array.from({ length: 6 }, () => sendMail(supabase, id)));

    expect(answers.filter(({ body }) => (body as { sent: boolean }).sent)).toHaveLength(1);
    expect(await sendMail(supabase, id)).toEqual(NOTHING_TO_SEND);
    expect(mailsFrom(email)).toHaveLength(1);
  });

  it('answers an unknown id as one whose mail is out', async () => {
    expect(await sendMail(supabase, randomUUID())).toEqual(NOTHING_TO_SEND);
  });

  it('believes nothing of its caller but the id', async () => {
    const { id, email } = await storeMessage(supabase);
    const forged = { id, email: 'victim@example.net', message: 'Buy this', emailed_at: null };

    const answer = await callFunction(supabase, { message: forged, to: 'victim@example.net' });

    expect(answer).toEqual(SENT);
    expect(supabase.local.outbox.to('victim@example.net')).toEqual([]);
    expect(JSON.stringify(mailsFrom(email))).not.toMatch(/Buy this|example\.net/u);
  });

  it.each([
    null,
    {},
    { message: 'x' },
    { message: { id: '1 or 1=1' } },
    { quote: { id: randomUUID() } },
  ])('refuses %j', async (body) => {
    expect((await callFunction(supabase, body)).status).toBe(400);
  });
});

describe('send-contact-email, when mail fails', () => {
  const provider = useEmailApi();
  const supabase = useLocalSupabase();
  beforeAll(() => startContactFunction(supabase));

  it('gives the message back, so that the next call sends it', async () => {
    const { id } = await storeMessage(supabase);
    provider.refuseWith(() => 503);
    expect((await sendMail(supabase, id)).status).toBe(502);

    provider.recover();
    expect(await sendMail(supabase, id)).toEqual(SENT);
    expect(provider.accepted.map(({ to }) => to)).toEqual([[DISPATCH]]);
  });
});
