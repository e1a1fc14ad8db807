import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PEOPLE, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();
const admin = () => project.as('admin').from('quotes');

async function store(): Promise<string> {
  const quote = aQuote();
  await project.as('visitor').from('quotes').insert(quote);
  return quote.id;
}

const read = async (id: string) => {
  const { data } = await admin().select('replied_at, updated_at').eq('id', id).single();
  return data as { replied_at: string | null; updated_at: string };
};

/** Sends a reply as reply-by-email does, and returns when it was sent. */
async function reply(quoteId: string): Promise<string> {
  const id = randomUUID();
  const service = project.as('service');
  await service.rpc('claim_reply', {
    _reply_id: id,
    _record_type: 'quote',
    _record_id: quoteId,
    _subject: 'Your move',
    _body: 'We can do that.',
    _sent_by: PEOPLE.admin,
  });
  expect((await read(quoteId)).replied_at).toBeNull();
  await service.rpc('finish_reply', { _reply_id: id, _provider_id: '' });
  const { data } = await service.from('emails').select('sent_at').eq('id', id).single();
  return (data as { sent_at: string }).sent_at;
}

describe('The reply clock', () => {
  it('the reply clock is stopped by a sent reply, not by a claimed one', async () => {
    const id = await store();
    const sentAt = await reply(id);

    expect((await read(id)).replied_at).toBe(sentAt);
  });

  it('keeps the time of the first reply', async () => {
    const id = await store();
    const sentAt = await reply(id);
    await project.as('service').from('emails').insert({
      record_type: 'quote',
      record_id: id,
      to_email: 'jo@example.com',
      subject: 'Again',
      body: 'One more thing.',
      sent_at: '2031-01-01T00:00:00Z',
    });

    expect((await read(id)).replied_at).toBe(sentAt);
  });

  it('the reply clock is not stopped by marking the quote as reviewed', async () => {
    const id = await store();
    expect((await admin().update({ status: 'reviewed' }).eq('id', id)).error).toBeNull();

    expect((await read(id)).replied_at).toBeNull();
  });

  it('the reply clock is not stopped by an automatic email', async () => {
    const id = await store();
    const { error, count } = await project
      .as('service')
      .from('emails')
      .update({ sent_at: '2031-01-01T00:00:00Z' }, { count: 'exact' })
      .eq('record_id', id);

    expect([error, count]).toEqual([null, 2]);
    expect((await read(id)).replied_at).toBeNull();
  });

  it('does not make a colleague’s open quote stale, nor add an entry to the log', async () => {
    const id = await store();
    const before = await read(id);
    await reply(id);

    expect((await read(id)).updated_at).toBe(before.updated_at);
    const { data } = await project
      .as('admin')
      .from('activity_log')
      .select('action')
      .eq('record_id', id);
    expect(data?.map(({ action }) => action as string).sort()).toEqual(['created', 'replied']);
  });

  it('cannot be stopped by a direct write of staff or customers', async () => {
    const id = await store();
    for (const caller of ['admin', 'customer'] as const) {
      const { error } = await project
        .as(caller)
        .from('quotes')
        .update({ replied_at: '2031-01-01' })
        .eq('id', id);
      expect(error?.code).toBe('42501');
    }
  });
});
