import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  callFunction,
  countSent,
  DISPATCH,
  NOT_SENT,
  SENT,
  useFunction,
} from './support/call-function.ts';
import { useEmailApi } from './support/email-api.ts';
import { SEND_CONTACT_EMAIL, sendMessageEmail, storeMessage } from './support/messages.ts';
import { RUNTIMES } from './support/runtimes.ts';

describe.each(RUNTIMES)('send-contact-email in $runtime', ({ options }) => {
  const supabase = useFunction(SEND_CONTACT_EMAIL, options);
  const emailsFrom = (sender: string) =>
    supabase.local.outbox.to(DISPATCH).filter(({ replyTo }) => replyTo === sender);

  it('emails a visitor’s message to dispatch only', async () => {
    const { id, email } = await storeMessage(supabase);

    expect(await sendMessageEmail(supabase, id)).toEqual(SENT);

    const [sent, ...more] = emailsFrom(email);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      from: 'Gem City Heavy Haul <quotes@example.com>',
      to: [DISPATCH],
      subject: 'Message from Dana Whitfield: Port pickup',
    });
    expect(sent?.text).toContain('Do you collect at Baltimore?\nWe have two crates.');
    expect(supabase.local.outbox.to(email)).toEqual([]);
  });

  it('sends once, even for simultaneous and repeated calls', async () => {
    const { id, email } = await storeMessage(supabase);

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sendMessageEmail(supabase, id)),
    );

    expect(countSent(answers)).toBe(1);
    expect(await sendMessageEmail(supabase, id)).toEqual(NOT_SENT);
    expect(emailsFrom(email)).toHaveLength(1);
  });

  it('returns the same for an unknown id as for a sent one', async () => {
    expect(await sendMessageEmail(supabase, randomUUID())).toEqual(NOT_SENT);
  });

  it('ignores everything in the body but the id', async () => {
    const { id, email } = await storeMessage(supabase);
    const forged = { id, email: 'victim@example.net', message: 'Buy this', emailed_at: null };

    const answer = await callFunction(supabase, SEND_CONTACT_EMAIL, {
      message: forged,
      to: 'victim@example.net',
    });

    expect(answer).toEqual(SENT);
    expect(supabase.local.outbox.to('victim@example.net')).toEqual([]);
    expect(JSON.stringify(emailsFrom(email))).not.toMatch(/Buy this|example\.net/u);
  });

  it.each([
    null,
    {},
    { message: 'x' },
    { message: { id: '1 or 1=1' } },
    { quote: { id: randomUUID() } },
  ])('rejects %j', async (body) => {
    expect((await callFunction(supabase, SEND_CONTACT_EMAIL, body)).status).toBe(400);
  });
});

describe('send-contact-email, when sending fails', () => {
  const provider = useEmailApi();
  const supabase = useFunction(SEND_CONTACT_EMAIL);

  it('releases the message, so the next call sends it', async () => {
    const { id } = await storeMessage(supabase);
    provider.refuseWith(() => 503);
    expect((await sendMessageEmail(supabase, id)).status).toBe(502);

    provider.recover();
    expect(await sendMessageEmail(supabase, id)).toEqual(SENT);
    expect(provider.accepted.map(({ to }) => to)).toEqual([[DISPATCH]]);
  });
});
