import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '../../supabase/functions/_shared/contracts/text.ts';
import { FORBIDDEN, PEOPLE, REFUSED, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';
import { deleteFromTrash } from './support/trash.ts';

const project = useProject();

/** A quote that belongs to the customer, who can read it. */
async function storeQuote(): Promise<string> {
  const { id } = aQuote();
  await project.as('customer').from('quotes').insert(aQuote({ id }));
  return id;
}

const aNote = (quoteId: string, parts: object = {}) => ({
  id: randomUUID(),
  quote_id: quoteId,
  body: 'Wants a night move.',
  ...parts,
});

const notes = (caller: 'visitor' | 'customer' | 'broker' | 'admin') =>
  project.as(caller).from('quote_notes');

describe('A note', () => {
  it('records its author and time, and appears in the activity log', async () => {
    const quoteId = await storeQuote();
    const added = await notes('admin').insert(aNote(quoteId)).select('*').single();

    expect(added.data).toMatchObject({ author_id: PEOPLE.admin, body: 'Wants a night move.' });
    const log = await project
      .as('admin')
      .from('activity_log')
      .select('actor_id, subject, label')
      .eq('record_id', quoteId)
      .eq('action', 'noted');
    expect(log.data).toEqual([
      { actor_id: PEOPLE.admin, subject: 'quote', label: 'Dayton, OH → Laredo, TX' },
    ]);
  });

  it.each([{ author_id: PEOPLE.broker }, { created_at: '2020-01-01T00:00:00Z' }])(
    'cannot set %j',
    async (parts) => {
      const { error } = await notes('admin').insert(aNote(await storeQuote(), parts));
      expect(error?.code).toBe(FORBIDDEN);
    },
  );

  it.each(['', ' \n ', 'x'.repeat(TEXT_LIMITS.notes + 1)])(
    'a note is rejected as %j',
    async (body) => {
      const { error } = await notes('admin').insert(aNote(await storeQuote(), { body }));
      expect(error?.code).toBe(REFUSED);
    },
  );

  it('can be as long as the form allows', async () => {
    const body = 'x'.repeat(TEXT_LIMITS.notes);
    const { error } = await notes('admin').insert(aNote(await storeQuote(), { body }));
    expect(error).toBeNull();
  });

  it('cannot be read or written by the quote’s customer', async () => {
    const quoteId = await storeQuote();
    await notes('admin').insert(aNote(quoteId));

    expect((await notes('customer').select('*')).data).toEqual([]);
    expect((await notes('visitor').select('*')).error?.code).toBe(FORBIDDEN);
    const through = await project.as('customer').from('quotes').select('id, quote_notes(body)');
    expect(JSON.stringify(through.data)).not.toContain('night move');
    for (const caller of ['visitor', 'customer', 'broker'] as const) {
      expect((await notes(caller).insert(aNote(quoteId))).error?.code).toBe(FORBIDDEN);
    }
  });

  it('can be deleted by its author only', async () => {
    const quoteId = await storeQuote();
    const note = aNote(quoteId);
    await notes('admin').insert(note);
    const second = await project.supabase.signUp({ roles: ['admin'] });
    const theirs = () => second.client.from('quote_notes');

    expect((await theirs().select('id').eq('id', note.id)).data).toEqual([{ id: note.id }]);
    expect((await theirs().delete().eq('id', note.id).select('id')).data).toEqual([]);
    const taken = await notes('admin').delete().eq('id', note.id).select('id');
    expect(taken.data).toEqual([{ id: note.id }]);
  });

  it('a note is deleted with its quote and outlives its author’s account', async () => {
    const quoteId = await storeQuote();
    const second = await project.supabase.signUp({ roles: ['admin'] });
    await second.client.from('quote_notes').insert(aNote(quoteId));
    const left = async () =>
      (await notes('admin').select('author_id').eq('quote_id', quoteId)).data;

    await project.as('admin').rpc('delete_user', { _user_id: second.userId });
    expect(await left()).toEqual([{ author_id: null }]);

    await deleteFromTrash(project, 'quotes', quoteId);
    expect(await left()).toEqual([]);
  });
});
