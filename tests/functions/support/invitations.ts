import { randomUUID } from 'node:crypto';
import type { InvitationFormValues } from '@contracts/user.ts';
import type { Client, TestSupabase } from '@tests/local-supabase.ts';
import { verifyAddressIn } from '../../support/auth-link.ts';
import { callFunction } from './call-function.ts';

export const INVITE_USER = 'invite-user';

/** An invitation of a new driver, like the console's form sends it. */
export const newInvitation = (person: Partial<InvitationFormValues> = {}) => ({
  id: randomUUID(),
  person: {
    email: `${randomUUID()}@example.com`,
    first_name: 'Jo',
    last_name: 'Field',
    phone: '937-555-0144',
    company_name: '',
    roles: ['driver'],
    ...person,
  },
});

export const invite = (supabase: TestSupabase, body: unknown, client?: Client) =>
  callFunction(supabase, INVITE_USER, body, client);

/** The links in the invitations to an address, oldest first, as addresses of Auth's endpoint. */
export const invitationLinks = (supabase: TestSupabase, email: string) =>
  supabase.local.outbox
    .to(email)
    .filter(({ subject }) => subject.startsWith('Your invitation'))
    .map((email) => verifyAddressIn(email) ?? '');

/** Opens an Auth link; returns the parameters in the fragment of the redirect. */
export async function openLink(link: string): Promise<URLSearchParams> {
  const answer = await fetch(link, { redirect: 'manual' });
  return new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1));
}

/** Backdates all invitations. */
export const backdateInvitations = (supabase: TestSupabase, time = '61 seconds') =>
  supabase.sql('update private.invitations set sent_at = sent_at - $1::text::interval', [time]);

/** The profile and roles of an email address; undefined if it has no account. */
export async function findUser(supabase: TestSupabase, email: string) {
  const { data, error } = await supabase
    .service()
    .from('profiles')
    .select(
      'id, first_name, last_name, phone, company_name, invited_at, joined_at, user_roles(role)',
    )
    .eq('email', email)
    .maybeSingle();
  if (error) throw error;
  if (data === null) return undefined;
  const { user_roles: roles, ...user } = data;
  return { ...user, roles: roles.map(({ role }) => role).sort() };
}
