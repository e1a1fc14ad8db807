import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, type SignedUp } from '@tests/local-supabase.ts';
import { countSent, NOT_SENT, SENT, useFunction } from './support/call-function.ts';
import {
  backdateInvitations,
  findUser,
  invitationLinks,
  invite,
  INVITE_USER,
  newInvitation,
  openLink,
} from './support/invitations.ts';

const TAKEN = {
  status: 409,
  body: { error: 'This email address already has an account.' },
};

describe('invite-user', () => {
  const supabase = useFunction(INVITE_USER);
  let admin: SignedUp;
  beforeAll(async () => {
    admin = await supabase.signUp({ roles: ['admin'] });
  });

  it('emails a link to the invitation page and stores details and roles', async () => {
    const invitation = newInvitation({
      company_name: 'Field Haul',
      roles: ['driver', 'moderator'],
    });
    const { email } = invitation.person;

    expect(await invite(supabase, invitation, admin.client)).toEqual(SENT);

    const [link = '', ...more] = invitationLinks(supabase, email);
    expect(more).toEqual([]);
    expect(new URL(link).searchParams.get('redirect_to')).toBe(
      `${supabase.local.url}/auth/invitation`,
    );
    const user = await findUser(supabase, email);
    expect(user).toMatchObject({
      first_name: 'Jo',
      last_name: 'Field',
      phone: '937-555-0144',
      company_name: 'Field Haul',
      joined_at: null,
      roles: ['driver', 'moderator'],
    });
    expect(user?.invited_at).not.toBeNull();
    const { data } = await admin.client
      .from('activity_log')
      .select('action, subject, label, actor_id')
      .eq('record_id', user?.id ?? '')
      .order('id');
    expect(data).toEqual([
      { action: 'created', subject: 'role', label: 'driver', actor_id: admin.userId },
      { action: 'created', subject: 'role', label: 'moderator', actor_id: admin.userId },
      { action: 'invited', subject: 'user', label: 'moderator, driver', actor_id: admin.userId },
    ]);
  });

  it('sends a link that works once and marks the user as joined', async () => {
    const invitation = newInvitation();
    const { email } = invitation.person;
    await invite(supabase, invitation, admin.client);
    const early = await supabase.anon().auth.signInWithPassword({ email, password: DEMO_PASSWORD });
    expect(early.error?.code).toBe('invalid_credentials');

    const [link = ''] = invitationLinks(supabase, email);
    expect((await openLink(link)).get('type')).toBe('invite');

    expect((await findUser(supabase, email))?.joined_at).not.toBeNull();
    expect((await openLink(link)).get('error_code')).toBe('otp_expired');
  });

  it('sends once, even for simultaneous and repeated calls', async () => {
    const invitation = newInvitation();

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => invite(supabase, invitation, admin.client)),
    );

    expect(countSent(answers)).toBe(1);
    expect(await invite(supabase, invitation, admin.client)).toEqual(NOT_SENT);
    expect(invitationLinks(supabase, invitation.person.email)).toHaveLength(1);
  });

  it('sends an address at most one invitation a minute, across admins', async () => {
    const { person } = newInvitation();
    const other = await supabase.signUp({ roles: ['admin'] });

    const answers = await Promise.all(
      [admin, other].map(({ client }) => invite(supabase, { id: randomUUID(), person }, client)),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(answers.map(({ body }) => body)).toContainEqual({
      error: 'An invitation was just sent to this address. Wait a minute before you send another.',
    });
    expect(invitationLinks(supabase, person.email)).toHaveLength(1);
  });

  it('resends to someone who hasn’t joined, ignoring the address’s case', async () => {
    const first = newInvitation();
    const { email } = first.person;
    await invite(supabase, first, admin.client);
    await backdateInvitations(supabase);

    const again = newInvitation({
      ...first.person,
      email: email.toUpperCase(),
      last_name: 'Fields',
      roles: ['customer'],
    });
    expect(await invite(supabase, again, admin.client)).toEqual(SENT);

    const [old = '', fresh = ''] = invitationLinks(supabase, email);
    expect(await findUser(supabase, email)).toMatchObject({
      last_name: 'Fields',
      roles: ['customer'],
    });
    expect((await openLink(old)).get('error_code')).toBe('otp_expired');
    expect((await openLink(fresh)).get('type')).toBe('invite');
  });

  it('resends by user id without changing details and roles', async () => {
    const first = newInvitation();
    const { email } = first.person;
    await invite(supabase, first, admin.client);
    await backdateInvitations(supabase);
    const user = await findUser(supabase, email);
    await admin.client
      .from('profiles')
      .update({ phone: '1' })
      .eq('id', user?.id ?? '');

    const again = { id: randomUUID(), user_id: user?.id };
    expect(await invite(supabase, again, admin.client)).toEqual(SENT);

    expect(invitationLinks(supabase, email)).toHaveLength(2);
    expect(await findUser(supabase, email)).toMatchObject({ phone: '1', roles: ['driver'] });
    const nobody = { id: randomUUID(), user_id: randomUUID() };
    expect(await invite(supabase, nobody, admin.client)).toEqual({
      status: 404,
      body: { error: 'This user no longer exists.' },
    });
  });

  it('rejects an address that already has an account and leaves the account unchanged', async () => {
    const { email, userId } = await supabase.signUp({ roles: ['carrier'] });
    const before = await findUser(supabase, email);

    const invitation = newInvitation({ email, roles: ['admin'] });
    expect(await invite(supabase, invitation, admin.client)).toEqual(TAKEN);
    const again = { id: randomUUID(), user_id: userId };
    expect(await invite(supabase, again, admin.client)).toEqual(TAKEN);

    expect(await findUser(supabase, email)).toEqual(before);
    expect(supabase.local.outbox.to(email)).toEqual([]);
    expect((await supabase.signIn(email)).userId).toBe(userId);
  });

  it('voids the password of an unverified sign-up with the same address', async () => {
    const { person } = newInvitation({ roles: ['admin'] });
    await supabase.anon().auth.signUp({
      email: person.email,
      password: DEMO_PASSWORD,
      options: { data: { first_name: 'Mallory' } },
    });
    await invite(supabase, { id: randomUUID(), person }, admin.client);

    const [link = ''] = invitationLinks(supabase, person.email);
    expect((await openLink(link)).get('type')).toBe('invite');

    const guest = { email: person.email, password: DEMO_PASSWORD };
    const { error } = await supabase.anon().auth.signInWithPassword(guest);
    expect(error?.code).toBe('invalid_credentials');
    expect(await findUser(supabase, person.email)).toMatchObject({ first_name: 'Jo' });
  });

  it('only admins can invite, by their roles in the database', async () => {
    const invitation = newInvitation();
    const broker = await supabase.signUp({
      roles: ['freight_broker', 'moderator'],
      metadata: { role: 'admin', roles: ['admin'] },
    });

    expect((await invite(supabase, invitation)).status).toBe(401);
    expect(await invite(supabase, invitation, broker.client)).toEqual({
      status: 403,
      body: { error: 'Only an admin can do this.' },
    });
    expect(await findUser(supabase, invitation.person.email)).toBeUndefined();
  });

  it.each([
    null,
    {},
    { id: randomUUID() },
    { ...newInvitation(), id: '1' },
    newInvitation({ email: 'jo@example' }),
    newInvitation({ email: 'jo@example.com, victim@example.net' }),
    newInvitation({ first_name: ' ' }),
    newInvitation({ last_name: 'Two\nLines' }),
    newInvitation({ phone: 'x'.repeat(41) }),
    newInvitation({ roles: [] }),
    { id: randomUUID(), person: { ...newInvitation().person, roles: ['owner'] } },
  ])('rejects %j', async (body) => {
    expect((await invite(supabase, body, admin.client)).status).toBe(400);
  });
});
