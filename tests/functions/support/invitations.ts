import { randomUUID } from 'node:crypto';
import type { InvitationFormValues } from '../../../supabase/functions/_shared/contracts/user.ts';
import { findAuthLink } from '../../../supabase/local/mail/outbox.ts';
import type { Client, TestSupabase } from '@tests/local-supabase.ts';
import { callAs } from './call-as.ts';

export const INVITE_USER = 'invite-user';

/** What the function answers: the mail went out, or had gone out before. */
export const SENT = { status: 200, body: { sent: true } };
export const OUT_ALREADY = { status: 200, body: { sent: false } };

/** An invitation of a driver nobody knows yet, as the console's form sends it. */
export const anInvitation = (person: Partial<InvitationFormValues> = {}) => ({
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

export const callInvite = (supabase: TestSupabase, body: unknown, client?: Client) =>
  callAs(supabase, INVITE_USER, body, client);

/** The links of the invitations to an address, oldest first. */
export const invitationLinks = (supabase: TestSupabase, email: string) =>
  supabase.local.outbox
    .to(email)
    .filter(({ subject }) => subject.startsWith('Your invitation'))
    .map((mail) => findAuthLink(mail) ?? '');

/** Opens a link of Auth, and says with what it leads on. */
export async function openLink(link: string): Promise<URLSearchParams> {
  const answer = await fetch(link, { redirect: 'manual' });
  return new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1));
}

/** As if every invitation had gone out so long ago. */
export const waitAfterInvitations = (supabase: TestSupabase, time = '61 seconds') =>
  supabase.sql('update private.invitations set sent_at = sent_at - $1::text::interval', [time]);

/** What stands of an address in the list of users; undefined when nobody has it. */
export async function userOf(supabase: TestSupabase, email: string) {
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
  const { user_roles: held, ...user } = data;
  return { ...user, roles: held.map(({ role }) => role).sort() };
}
