import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, type SignedUp, useLocalSupabase } from '@tests/local-supabase.ts';
import { startFunction } from './support/call-as.ts';
import {
  anInvitation,
  callInvite,
  INVITE_USER,
  invitationLinks,
  openLink,
  OUT_ALREADY,
  SENT,
  userOf,
  waitAfterInvitations,
} from './support/invitations.ts';
import { RUNTIMES } from './support/runtimes.ts';

const TAKEN = {
  status: 409,
  body: { error: 'Somebody with this e-mail address already has an account.' },
};

describe.each(RUNTIMES)('invite-user in $runtime', ({ options }) => {
  const supabase = useLocalSupabase(options);
  let admin: SignedUp;
  beforeAll(async () => {
    await startFunction(supabase, INVITE_USER);
    admin = await supabase.signUp({ roles: ['admin'] });
  });

  it('mails a link to the page that takes it, with details and roles in place', async () => {
    const invitation = anInvitation({ company_name: 'Field Haul', roles: ['driver', 'moderator'] });
    const { email } = invitation.person;

    expect(await callInvite(supabase, invitation, admin.client)).toEqual(SENT);

    const [link = '', ...more] = invitationLinks(supabase, email);
    expect(more).toEqual([]);
    expect(new URL(link).searchParams.get('redirect_to')).toBe(
      `${supabase.local.url}/auth/invitation`,
    );
    const user = await userOf(supabase, email);
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

  it('opens once; the invited person has joined then, and nobody knew a password', async () => {
    const invitation = anInvitation();
    const { email } = invitation.person;
    await callInvite(supabase, invitation, admin.client);
    const early = await supabase.anon().auth.signInWithPassword({ email, password: DEMO_PASSWORD });
    expect(early.error?.code).toBe('invalid_credentials');

    const [link = ''] = invitationLinks(supabase, email);
    expect((await openLink(link)).get('type')).toBe('invite');

    expect((await userOf(supabase, email))?.joined_at).not.toBeNull();
    expect((await openLink(link)).get('error_code')).toBe('otp_expired');
  });

  it('mails once, however often and at once it is called', async () => {
    const invitation = anInvitation();

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => callInvite(supabase, invitation, admin.client)),
    );

    expect(answers.filter(({ body }) => (body as { sent: boolean }).sent)).toHaveLength(1);
    expect(await callInvite(supabase, invitation, admin.client)).toEqual(OUT_ALREADY);
    expect(invitationLinks(supabase, invitation.person.email)).toHaveLength(1);
  });

  it('mails an address one invitation a minute, whoever sends it', async () => {
    const { person } = anInvitation();
    const other = await supabase.signUp({ roles: ['admin'] });

    const answers = await Promise.all(
      [admin, other].map(({ client }) =>
        callInvite(supabase, { id: randomUUID(), person }, client),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(answers.map(({ body }) => body)).toContainEqual({
      error:
        'An invitation went to this address a moment ago. Wait a minute before you send another.',
    });
    expect(invitationLinks(supabase, person.email)).toHaveLength(1);
  });

  it('goes again to who has not joined, in whatever case the address is typed', async () => {
    const first = anInvitation();
    const { email } = first.person;
    await callInvite(supabase, first, admin.client);
    await waitAfterInvitations(supabase);

    const again = anInvitation({
      ...first.person,
      email: email.toUpperCase(),
      last_name: 'Fields',
      roles: ['customer'],
    });
    expect(await callInvite(supabase, again, admin.client)).toEqual(SENT);

    const [old = '', fresh = ''] = invitationLinks(supabase, email);
    expect(await userOf(supabase, email)).toMatchObject({
      last_name: 'Fields',
      roles: ['customer'],
    });
    expect((await openLink(old)).get('error_code')).toBe('otp_expired');
    expect((await openLink(fresh)).get('type')).toBe('invite');
  });

  it('goes again by a user’s id, and leaves details and roles as they are by now', async () => {
    const first = anInvitation();
    const { email } = first.person;
    await callInvite(supabase, first, admin.client);
    await waitAfterInvitations(supabase);
    const user = await userOf(supabase, email);
    await admin.client
      .from('profiles')
      .update({ phone: '1' })
      .eq('id', user?.id ?? '');

    const again = { id: randomUUID(), user_id: user?.id };
    expect(await callInvite(supabase, again, admin.client)).toEqual(SENT);

    expect(invitationLinks(supabase, email)).toHaveLength(2);
    expect(await userOf(supabase, email)).toMatchObject({ phone: '1', roles: ['driver'] });
    const nobody = { id: randomUUID(), user_id: randomUUID() };
    expect(await callInvite(supabase, nobody, admin.client)).toEqual({
      status: 404,
      body: { error: 'This user is no longer there.' },
    });
  });

  it('leaves an account somebody has joined with as it is, and says so', async () => {
    const { email, userId } = await supabase.signUp({ roles: ['carrier'] });
    const before = await userOf(supabase, email);

    const invitation = anInvitation({ email, roles: ['admin'] });
    expect(await callInvite(supabase, invitation, admin.client)).toEqual(TAKEN);
    const again = { id: randomUUID(), user_id: userId };
    expect(await callInvite(supabase, again, admin.client)).toEqual(TAKEN);

    expect(await userOf(supabase, email)).toEqual(before);
    expect(supabase.local.outbox.to(email)).toEqual([]);
    expect((await supabase.signIn(email)).userId).toBe(userId);
  });

  it('is not opened by the password of somebody who had registered with the address', async () => {
    const { person } = anInvitation({ roles: ['admin'] });
    await supabase.anon().auth.signUp({
      email: person.email,
      password: DEMO_PASSWORD,
      options: { data: { first_name: 'Mallory' } },
    });
    await callInvite(supabase, { id: randomUUID(), person }, admin.client);

    const [link = ''] = invitationLinks(supabase, person.email);
    expect((await openLink(link)).get('type')).toBe('invite');

    const guest = { email: person.email, password: DEMO_PASSWORD };
    const { error } = await supabase.anon().auth.signInWithPassword(guest);
    expect(error?.code).toBe('invalid_credentials');
    expect(await userOf(supabase, person.email)).toMatchObject({ first_name: 'Jo' });
  });

  it('is for admins alone, by what the database says of the token', async () => {
    const invitation = anInvitation();
    const broker = await supabase.signUp({
      roles: ['freight_broker', 'moderator'],
      metadata: { role: 'admin', roles: ['admin'] },
    });

    expect((await callInvite(supabase, invitation)).status).toBe(401);
    expect(await callInvite(supabase, invitation, broker.client)).toEqual({
      status: 403,
      body: { error: 'Only an administrator may do this.' },
    });
    expect(await userOf(supabase, invitation.person.email)).toBeUndefined();
  });

  it.each([
    null,
    {},
    { id: randomUUID() },
    { ...anInvitation(), id: '1' },
    anInvitation({ email: 'jo@example' }),
    anInvitation({ email: 'jo@example.com, victim@example.net' }),
    anInvitation({ first_name: ' ' }),
    anInvitation({ last_name: 'Two\nLines' }),
    anInvitation({ phone: 'x'.repeat(41) }),
    anInvitation({ roles: [] }),
    { id: randomUUID(), person: { ...anInvitation().person, roles: ['owner'] } },
  ])('refuses %j', async (body) => {
    expect((await callInvite(supabase, body, admin.client)).status).toBe(400);
  });
});
