import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@tests/local-supabase.ts';
import { PEOPLE, useProject } from './support/project.ts';
import { aQuote } from './support/rows.ts';

const project = useProject();
const newEmail = () => `${randomUUID()}@example.com`;

/** Sends a quote without an account and returns its id. */
async function sendAsVisitor(email: string): Promise<string> {
  const quote = aQuote({ email });
  const { error } = await project.as('visitor').from('quotes').insert(quote);
  expect(error).toBeNull();
  return quote.id;
}

const ownerOf = async (id: string) =>
  (
    await project.sql<{ owner: string | null }>(
      'select user_id::text as owner from public.quotes where id = $1::text::uuid',
      [id],
    )
  )[0]?.owner;

/** An account with an unconfirmed email address. */
async function registerUnverified(email: string): Promise<string> {
  const { data, error } = await project.as('service').auth.admin.createUser({
    email,
    password: DEMO_PASSWORD,
    email_confirm: false,
  });
  if (error) throw error;
  return data.user.id;
}

const confirm = (id: string) =>
  project.sql('update auth.users set email_confirmed_at = now() where id = $1::text::uuid', [id]);

describe('A quote sent before its sender had an account', () => {
  it('joins the account once the address is verified, in any capitalization', async () => {
    const email = newEmail();
    const id = await sendAsVisitor(email.toUpperCase());
    const account = await registerUnverified(email);
    expect(await ownerOf(id)).toBeNull();

    await confirm(account);

    expect(await ownerOf(id)).toBe(account);
    const { client } = await project.supabase.signIn(email);
    expect((await client.from('quotes').select('id')).data).toEqual([{ id }]);
  });

  it('joins an account created with a verified address', async () => {
    const email = newEmail();
    const id = await sendAsVisitor(email);

    const { userId } = await project.supabase.signUp({ email });

    expect(await ownerOf(id)).toBe(userId);
  });

  it('joins an account that changes to its address', async () => {
    const email = newEmail();
    const id = await sendAsVisitor(email);
    const { userId } = await project.supabase.signUp();

    await project.sql('update auth.users set email = $1 where id = $2::text::uuid', [
      email,
      userId,
    ]);

    expect(await ownerOf(id)).toBe(userId);
  });

  it('joins an existing account at the next sign-in, not before', async () => {
    const { email, userId } = await project.supabase.signUp();
    const quote = aQuote({ email });

    const sent = await project.as('visitor').from('quotes').insert(quote).select().single();

    // The sender must not learn that the address has an account.
    expect(sent.data).toMatchObject({ user_id: null });
    expect(await ownerOf(quote.id)).toBeNull();
    await project.supabase.signIn(email);
    expect(await ownerOf(quote.id)).toBe(userId);
  });

  it('adds exactly one line to the activity log', async () => {
    const email = newEmail();
    const id = await sendAsVisitor(email);
    const { userId } = await project.supabase.signUp({ email });

    const { data } = await project
      .as('admin')
      .from('activity_log')
      .select('actor_id, action, subject, label')
      .eq('record_id', id)
      .order('id');

    const about = { subject: 'quote', label: 'Dayton, OH → Laredo, TX' };
    expect(data).toEqual([
      { ...about, actor_id: null, action: 'created' },
      { ...about, actor_id: userId, action: 'claimed' },
    ]);
  });
});

describe('An unverified address', () => {
  it('gives no session and no quotes to someone who registers with it', async () => {
    const victim = newEmail();
    const id = await sendAsVisitor(victim);
    const attacker = project.supabase.anon();

    const signedUp = await attacker.auth.signUp({ email: victim, password: DEMO_PASSWORD });
    const signedIn = await attacker.auth.signInWithPassword({
      email: victim,
      password: DEMO_PASSWORD,
    });

    expect([signedUp.data.session, signedIn.data.session]).toEqual([null, null]);
    expect((await attacker.from('quotes').select('id').eq('id', id)).data).toEqual([]);
    expect(await ownerOf(id)).toBeNull();
  });

  it('claims nothing, even with a session of the unverified account', async () => {
    const victim = newEmail();
    const id = await sendAsVisitor(victim);
    const account = await registerUnverified(victim);

    await project.sql(
      'update auth.users set last_sign_in_at = now(), email = upper(email) where id = $1::text::uuid',
      [account],
    );

    expect(await ownerOf(id)).toBeNull();
  });

  it('claims nothing while a change to it awaits confirmation', async () => {
    const victim = newEmail();
    const id = await sendAsVisitor(victim);
    const { client, userId, email } = await project.supabase.signUp();

    await client.auth.updateUser({ email: victim });
    await project.supabase.signIn(email);

    expect(await ownerOf(id)).toBeNull();
    expect((await client.from('quotes').select('id')).data).toEqual([]);
    const { data } = await project.as('service').auth.admin.getUserById(userId);
    expect(data.user?.email).toBe(email);
  });

  it('does not match an address whose letters fold to it', async () => {
    const email = newEmail().replace('@', 'k@');
    const id = await sendAsVisitor(email.replace('k@', '\u212a@'));

    await project.supabase.signUp({ email });

    expect(await ownerOf(id)).toBeNull();
  });
});

describe('A quote with an owner', () => {
  it('a quote with an owner is never claimed, even if its address is someone else’s', async () => {
    const email = newEmail();
    const quote = aQuote({ email });
    await project.as('broker').from('quotes').insert(quote);

    await project.supabase.signUp({ email });

    expect(await ownerOf(quote.id)).toBe(PEOPLE.broker);
  });

  it('cannot be transferred by its owner or an admin', async () => {
    const quote = aQuote();
    await project.as('customer').from('quotes').insert(quote);
    for (const caller of ['customer', 'admin', 'carrier'] as const) {
      const { error } = await project
        .as(caller)
        .from('quotes')
        .update({ user_id: PEOPLE.carrier })
        .eq('id', quote.id);
      expect(error?.code).toBe('42501');
    }
  });

  it('can be claimed again after its account is deleted', async () => {
    const { email, userId } = await project.supabase.signUp();
    const id = await sendAsVisitor(email);
    await project.supabase.signIn(email);
    expect(await ownerOf(id)).toBe(userId);
    await project.as('service').auth.admin.deleteUser(userId);
    expect(await ownerOf(id)).toBeNull();

    const again = await project.supabase.signUp({ email });

    expect(await ownerOf(id)).toBe(again.userId);
  });
});
