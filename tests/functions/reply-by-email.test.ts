import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedUp } from '@tests/local-supabase.ts';
import { countSent, DISPATCH, NOT_SENT, SENT, useFunction } from './support/call-function.ts';
import { useEmailApi } from './support/email-api.ts';
import { storeMessage } from './support/messages.ts';
import { storeQuote } from './support/quotes.ts';
import { newReply, REPLY_BY_EMAIL, sendReply } from './support/replies.ts';

describe('reply-by-email', () => {
  const supabase = useFunction(REPLY_BY_EMAIL);
  let admin: SignedUp;
  beforeAll(async () => {
    admin = await supabase.signUp({ roles: ['admin'] });
  });

  it('emails the sender of a message, logs the reply and sets the message to handled', async () => {
    const { id, email } = await storeMessage(supabase);
    const reply = newReply('message', id);

    expect(await sendReply(supabase, reply, admin.client)).toEqual(SENT);

    const [sent, ...more] = supabase.local.outbox.to(email);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      from: 'Gem City Heavy Haul <quotes@example.com>',
      to: [email],
      replyTo: DISPATCH,
      subject: 'About your crates',
    });
    expect(sent?.text).toMatch(/^Yes, we do\.\nMonday is fine\./u);

    const { data } = await admin.client.from('emails').select('*').eq('id', reply.id).single();
    expect(data).toMatchObject({
      record_type: 'message',
      record_id: id,
      to_email: email,
      subject: reply.subject,
      body: reply.body,
      sent_by: admin.userId,
      sent_at: expect.any(String) as string,
      provider_id: sent?.id,
    });
    const log = await admin.client
      .from('activity_log')
      .select('action, new_status, actor_id')
      .eq('record_id', id)
      .neq('action', 'created')
      .order('id');
    expect(log.data).toEqual([
      { action: 'replied', new_status: null, actor_id: admin.userId },
      { action: 'status_changed', new_status: 'handled', actor_id: admin.userId },
    ]);
  });

  it('replies to a quote without changing a status set before', async () => {
    const { id, email } = await storeQuote(supabase);
    await supabase.service().from('quotes').update({ status: 'archived' }).eq('id', id);

    expect(await sendReply(supabase, newReply('quote', id), admin.client)).toEqual(SENT);

    expect(supabase.local.outbox.to(email)[0]?.text).toContain('Reno, NV');
    const { data } = await supabase.service().from('quotes').select('status').eq('id', id).single();
    expect(data?.status).toBe('archived');
  });

  it('replies to an applicant and sets the application to reviewed', async () => {
    const id = randomUUID();
    const application = {
      id,
      job_title: 'CDL Truck Driver',
      first_name: 'Dana',
      last_name: 'Whitfield',
      email: `${id}@example.com`,
      phone: '937-555-0123',
      cover_letter: 'This is private.',
    };
    await supabase.anon().from('job_applications').insert(application);

    expect(await sendReply(supabase, newReply('application', id), admin.client)).toEqual(SENT);

    const [sent] = supabase.local.outbox.to(application.email);
    expect(sent?.text).toContain('Your application:\nPosition: CDL Truck Driver');
    expect(sent?.text).not.toContain('private');
    const { data } = await admin.client
      .from('job_applications')
      .select('status')
      .eq('id', id)
      .single();
    expect(data?.status).toBe('reviewed');
  });

  it('sends once, even for simultaneous and repeated calls', async () => {
    const { id, email } = await storeMessage(supabase);
    const reply = newReply('message', id);

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendReply(supabase, reply, admin.client)),
    );

    expect(countSent(answers)).toBe(1);
    expect(await sendReply(supabase, reply, admin.client)).toEqual(NOT_SENT);
    expect(supabase.local.outbox.to(email)).toHaveLength(1);
  });

  it('sends a moderator’s reply and sets the message to handled', async () => {
    const { id, email } = await storeMessage(supabase);
    const moderator = await supabase.signUp({ roles: ['moderator'] });

    expect(await sendReply(supabase, newReply('message', id), moderator.client)).toEqual(SENT);

    expect(supabase.local.outbox.to(email)).toHaveLength(1);
    const { data } = await moderator.client
      .from('contact_messages')
      .select('status')
      .eq('id', id)
      .single();
    expect(data?.status).toBe('handled');
  });

  it('only staff can reply', async () => {
    const { id, email } = await storeMessage(supabase);
    const broker = await supabase.signUp({ roles: ['freight_broker', 'carrier'] });

    expect((await sendReply(supabase, newReply('message', id))).status).toBe(401);
    expect((await sendReply(supabase, newReply('message', id), broker.client)).status).toBe(403);
    expect(supabase.local.outbox.to(email)).toEqual([]);
  });

  it('sends to the record’s address and ignores one in the body', async () => {
    const { id, email } = await storeMessage(supabase);
    const forged = {
      ...newReply('message', id),
      to: 'victim@example.net',
      to_email: 'v@example.net',
    };

    expect(await sendReply(supabase, forged, admin.client)).toEqual(SENT);
    expect(supabase.local.outbox.to(email)).toHaveLength(1);
    expect(supabase.local.outbox.to('victim@example.net')).toEqual([]);
  });

  it('reports a deleted record', async () => {
    const answer = await sendReply(supabase, newReply('quote', randomUUID()), admin.client);
    expect(answer).toEqual({ status: 404, body: { error: 'This quote no longer exists.' } });
  });

  it.each([
    null,
    {},
    { subject: 'x', body: 'y' },
    newReply('message', '1'),
    newReply('message', randomUUID(), { subject: 'Two\nBcc: x@example.net' }),
    newReply('message', randomUUID(), { body: ' ' }),
  ])('rejects %j', async (body) => {
    expect((await sendReply(supabase, body, admin.client)).status).toBe(400);
  });

  it('stops after thirty emails in ten minutes', async () => {
    const busy = await supabase.signUp({ roles: ['admin'] });
    const { id } = await storeMessage(supabase);
    for (let sent = 0; sent < 30; sent += 1) {
      await supabase.service().rpc('claim_reply', {
        _reply_id: randomUUID(),
        _record_type: 'message',
        _record_id: id,
        _subject: 'x',
        _body: 'y',
        _sent_by: busy.userId,
      });
    }
    const answer = await sendReply(supabase, newReply('message', id), busy.client);
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({ error: expect.stringContaining('wait a few minutes') as string });
  });
});

describe('reply-by-email, when sending fails', () => {
  const provider = useEmailApi();
  const supabase = useFunction(REPLY_BY_EMAIL);

  it('logs nothing, so a retry sends the reply, even with a changed text', async () => {
    const admin = await supabase.signUp({ roles: ['admin'] });
    const { id, email } = await storeMessage(supabase);
    const reply = newReply('message', id);
    provider.refuseWith(() => 503);
    expect((await sendReply(supabase, reply, admin.client)).status).toBe(502);
    expect((await admin.client.from('emails').select('id').eq('id', reply.id)).data).toEqual([]);

    provider.recover();
    const better = { ...reply, body: 'Better said.' };
    expect(await sendReply(supabase, better, admin.client)).toEqual(SENT);
    expect(provider.accepted.map(({ to }) => to)).toEqual([[email]]);
    const { data } = await admin.client.from('emails').select('body').eq('id', reply.id).single();
    expect(data?.body).toBe('Better said.');
  });
});
