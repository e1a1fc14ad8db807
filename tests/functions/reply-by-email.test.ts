import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SignedUp, useLocalSupabase } from '@tests/local-supabase.ts';
import { useEmailApi } from './support/email-api.ts';
import { storeMessage } from './support/messages.ts';
import { storeQuote } from './support/quotes.ts';
import { aReply, callReply, startReplyFunction } from './support/replies.ts';
import { RUNTIMES } from './support/runtimes.ts';

const SENT = { status: 200, body: { sent: true } };
const OUT_ALREADY = { status: 200, body: { sent: false } };

describe.each(RUNTIMES)('reply-by-email in $runtime', ({ options }) => {
  const supabase = useLocalSupabase(options);
  let admin: SignedUp;
  beforeAll(async () => {
    await startReplyFunction(supabase);
    admin = await supabase.signUp({ roles: ['admin'] });
  });

  it('mails whoever wrote a message, writes it down, and the message is handled', async () => {
    const { id, email } = await storeMessage(supabase);
    const reply = aReply('message', id);

    expect(await callReply(supabase, reply, admin.client)).toEqual(SENT);

    const [mail, ...more] = supabase.local.outbox.to(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      from: 'Gem City Heavy Haul <quotes@example.com>',
      to: [email],
      replyTo: 'dispatch@example.com',
      subject: 'About your crates',
    });
    expect(mail?.text).toMatch(/^Yes, we do\.\nMonday is fine\./u);

    const { data } = await admin.client.from('mail_log').select('*').eq('id', reply.id).single();
    expect(data).toMatchObject({
      record_type: 'message',
      record_id: id,
      to_email: email,
      subject: reply.subject,
      body: reply.body,
      sent_by: admin.userId,
      sent_at: expect.any(String) as string,
      provider_id: mail?.id,
    });
    const about = await admin.client
      .from('activity_log')
      .select('action, new_status, actor_id')
      .eq('record_id', id)
      .neq('action', 'created')
      .order('id');
    expect(about.data).toEqual([
      { action: 'replied', new_status: null, actor_id: admin.userId },
      { action: 'status_changed', new_status: 'handled', actor_id: admin.userId },
    ]);
  });

  it('answers a quote the same way, and leaves a status somebody chose', async () => {
    const { id, email } = await storeQuote(supabase);
    await supabase.service().from('quotes').update({ status: 'archived' }).eq('id', id);

    expect(await callReply(supabase, aReply('quote', id), admin.client)).toEqual(SENT);

    expect(supabase.local.outbox.to(email)[0]?.text).toContain('Reno, NV');
    const { data } = await supabase.service().from('quotes').select('status').eq('id', id).single();
    expect(data?.status).toBe('archived');
  });

  it('answers an applicant, whose application is reviewed then', async () => {
    const id = randomUUID();
    const application = {
      id,
      job_title: 'CDL Truck Driver',
      first_name: 'Dana',
      last_name: 'Whitfield',
      email: `${id}@example.com`,
      phone: '937-555-0123',
      cover_letter: 'What I wrote is nobody else’s business.',
    };
    await supabase.anon().from('job_applications').insert(application);

    expect(await callReply(supabase, aReply('application', id), admin.client)).toEqual(SENT);

    const [mail] = supabase.local.outbox.to(application.email);
    expect(mail?.text).toContain('Your application:\nPosition: CDL Truck Driver');
    expect(mail?.text).not.toContain('nobody else');
    const { data } = await admin.client
      .from('job_applications')
      .select('status')
      .eq('id', id)
      .single();
    expect(data?.status).toBe('reviewed');
  });

  it('sends once, however often and at once it is called', async () => {
    const { id, email } = await storeMessage(supabase);
    const reply = aReply('message', id);

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => callReply(supabase, reply, admin.client)),
    );

    expect(answers.filter(({ body }) => (body as { sent: boolean }).sent)).toHaveLength(1);
    expect(await callReply(supabase, reply, admin.client)).toEqual(OUT_ALREADY);
    expect(supabase.local.outbox.to(email)).toHaveLength(1);
  });

  it('is for admins alone', async () => {
    const { id, email } = await storeMessage(supabase);
    const broker = await supabase.signUp({ roles: ['freight_broker', 'moderator'] });

    expect((await callReply(supabase, aReply('message', id))).status).toBe(401);
    expect((await callReply(supabase, aReply('message', id), broker.client)).status).toBe(403);
    expect(supabase.local.outbox.to(email)).toEqual([]);
  });

  it('writes to the address of the record, whatever the caller says', async () => {
    const { id, email } = await storeMessage(supabase);
    const forged = {
      ...aReply('message', id),
      to: 'victim@example.net',
      to_email: 'v@example.net',
    };

    expect(await callReply(supabase, forged, admin.client)).toEqual(SENT);
    expect(supabase.local.outbox.to(email)).toHaveLength(1);
    expect(supabase.local.outbox.to('victim@example.net')).toEqual([]);
  });

  it('says so when the record is gone', async () => {
    const answer = await callReply(supabase, aReply('quote', randomUUID()), admin.client);
    expect(answer).toEqual({ status: 404, body: { error: 'This quote is no longer there.' } });
  });

  it.each([
    null,
    {},
    { subject: 'x', body: 'y' },
    aReply('message', '1'),
    aReply('message', randomUUID(), { subject: 'Two\nBcc: x@example.net' }),
    aReply('message', randomUUID(), { body: ' ' }),
  ])('refuses %j', async (body) => {
    expect((await callReply(supabase, body, admin.client)).status).toBe(400);
  });

  it('stops after thirty mails in ten minutes', async () => {
    const hasty = await supabase.signUp({ roles: ['admin'] });
    const { id } = await storeMessage(supabase);
    for (let mail = 0; mail < 30; mail += 1) {
      await supabase.service().rpc('claim_reply', {
        _reply_id: randomUUID(),
        _record_type: 'message',
        _record_id: id,
        _subject: 'x',
        _body: 'y',
        _sent_by: hasty.userId,
      });
    }
    const answer = await callReply(supabase, aReply('message', id), hasty.client);
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({ error: expect.stringContaining('wait a few minutes') as string });
  });
});

describe('reply-by-email, when mail fails', () => {
  const provider = useEmailApi();
  const supabase = useLocalSupabase();
  beforeAll(() => startReplyFunction(supabase));

  it('leaves nothing behind, so that the next try sends it, changed text included', async () => {
    const admin = await supabase.signUp({ roles: ['admin'] });
    const { id, email } = await storeMessage(supabase);
    const reply = aReply('message', id);
    provider.refuseWith(() => 503);
    expect((await callReply(supabase, reply, admin.client)).status).toBe(502);
    expect((await admin.client.from('mail_log').select('id').eq('id', reply.id)).data).toEqual([]);

    provider.recover();
    const better = { ...reply, body: 'Better said.' };
    expect(await callReply(supabase, better, admin.client)).toEqual(SENT);
    expect(provider.accepted.map(({ to }) => to)).toEqual([[email]]);
    const { data } = await admin.client.from('mail_log').select('body').eq('id', reply.id).single();
    expect(data?.body).toBe('Better said.');
  });
});
