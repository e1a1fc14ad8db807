import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  callFunction,
  countSent,
  CONFIRMED,
  DISPATCH,
  NOT_CONFIRMED,
  useFunction,
} from './support/call-function.ts';
import { useEmailApi } from './support/email-api.ts';
import { SEND_CONTACT_EMAIL, sendMessageEmail, storeMessage } from './support/messages.ts';

describe('send-contact-email', () => {
  const supabase = useFunction(SEND_CONTACT_EMAIL);
  const emailsFrom = (sender: string) =>
    supabase.local.outbox.to(DISPATCH).filter(({ replyTo }) => replyTo === sender);

  it('emails a visitor’s message to dispatch', async () => {
    const { id, email } = await storeMessage(supabase);

    expect(await sendMessageEmail(supabase, id)).toEqual(CONFIRMED);

    const [sent, ...more] = emailsFrom(email);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      from: 'Gem City Heavy Haul <quotes@example.com>',
      to: [DISPATCH],
      subject: 'Message from Dana Whitfield: Port pickup',
    });
    expect(sent?.text).toContain('Do you collect at Baltimore?\nWe have two crates.');
  });

  it('emails the sender a confirmation with what they wrote and when we answer', async () => {
    const { id, email } = await storeMessage(supabase);
    await sendMessageEmail(supabase, id);

    const [confirmation, ...more] = supabase.local.outbox.to(email);
    expect(more).toEqual([]);
    expect(confirmation).toMatchObject({ to: [email], subject: 'We received your message' });
    for (const part of [
      'Hello Dana Whitfield,',
      'Port pickup',
      'Do you collect at Baltimore?',
      'Monday to Friday 8am to 6pm ET',
      '937-555-0142',
    ]) {
      expect(confirmation?.text).toContain(part);
      expect(confirmation?.html).toContain(part);
    }
  });

  it('logs both emails without their text', async () => {
    const { id, email } = await storeMessage(supabase);
    await sendMessageEmail(supabase, id);

    const { data } = await supabase
      .service()
      .from('emails')
      .select('kind, to_email, body, attempts, last_error, sent_at')
      .eq('message_id', id)
      .order('kind');
    const common = {
      body: null,
      attempts: 1,
      last_error: null,
      sent_at: expect.any(String) as string,
    };
    expect(data).toEqual([
      { ...common, kind: 'confirmation', to_email: email },
      { ...common, kind: 'dispatch', to_email: DISPATCH },
    ]);
  });

  it('sends no link, made-up name or subject that a stranger typed', async () => {
    const { id, email } = await storeMessage(supabase, {
      name: 'Visit evil.example',
      subject: 'Win at https://evil.example/now',
      message: 'Go to https://evil.example/now <a href="https://evil.example">here</a>',
    });
    await sendMessageEmail(supabase, id);

    const [confirmation] = supabase.local.outbox.to(email);
    expect(confirmation?.subject).toBe('We received your message');
    expect(confirmation?.text).toMatch(/^Hello,\n/u);
    expect(`${String(confirmation?.html)} ${String(confirmation?.text)}`).not.toMatch(
      /evil\.example|<a href="https:\/\/evil/u,
    );
  });

  it('sends once, even for simultaneous and repeated calls', async () => {
    const { id, email } = await storeMessage(supabase);

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sendMessageEmail(supabase, id)),
    );

    expect(countSent(answers)).toBe(1);
    expect(await sendMessageEmail(supabase, id)).toEqual(NOT_CONFIRMED);
    expect(emailsFrom(email)).toHaveLength(1);
    expect(supabase.local.outbox.to(email)).toHaveLength(1);
  });

  it('returns the same for an unknown id as for a sent one', async () => {
    expect(await sendMessageEmail(supabase, randomUUID())).toEqual(NOT_CONFIRMED);
  });

  it('ignores everything in the body but the id', async () => {
    const { id, email } = await storeMessage(supabase);
    const forged = { id, email: 'victim@example.net', message: 'Buy this' };

    const answer = await callFunction(supabase, SEND_CONTACT_EMAIL, {
      message: forged,
      to: 'victim@example.net',
    });

    expect(answer).toEqual(CONFIRMED);
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
    const { id, email } = await storeMessage(supabase);
    provider.refuseWith(() => 503);
    expect((await sendMessageEmail(supabase, id)).status).toBe(502);

    provider.recover();
    expect(await sendMessageEmail(supabase, id)).toEqual(CONFIRMED);
    expect(provider.accepted.map(({ to }) => to[0]).sort()).toEqual([email, DISPATCH].sort());
  });

  it('emails dispatch and claims no confirmation if the sender’s address is rejected', async () => {
    const { id } = await storeMessage(supabase);
    provider.refuseWith((to) => (to === DISPATCH ? undefined : 422));

    expect(await sendMessageEmail(supabase, id)).toEqual({
      status: 200,
      body: { sent: true, confirmed: false },
    });
    expect(await sendMessageEmail(supabase, id)).toEqual(NOT_CONFIRMED);
    expect(provider.accepted.map(({ to }) => to)).toEqual([[DISPATCH]]);
  });
});
