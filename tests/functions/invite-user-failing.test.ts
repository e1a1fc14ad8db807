import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type SignedUp, useLocalSupabase } from '@tests/local-supabase.ts';
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
} from './support/invitations.ts';

describe('invite-user, when something fails', () => {
  const supabase = useLocalSupabase();
  let admin: SignedUp;
  beforeAll(async () => {
    await startFunction(supabase, INVITE_USER);
    admin = await supabase.signUp({ roles: ['admin'] });
  });
  /** Does `work` while roles cannot be stored. */
  const withoutRoles = async (work: () => Promise<void>) => {
    const rename = (from: string, to: string) =>
      supabase.sql(`alter function private.${from}(uuid, text[]) rename to ${to}`);
    await rename('set_roles', 'no_roles');
    try {
      await work();
    } finally {
      await rename('no_roles', 'set_roles');
    }
  };
  const STORE_FAILED = {
    status: 500,
    body: {
      error: 'The mail went out, but details and roles could not be stored. Send it once more.',
    },
  };

  it('leaves no account where the mail does not go out, and the next try makes it', async () => {
    const invitation = anInvitation();
    const outbox = vi.spyOn(supabase.local.outbox, 'add').mockImplementation(() => {
      throw new Error('The mail server is down.');
    });

    expect(await callInvite(supabase, invitation, admin.client)).toEqual({
      status: 502,
      body: { error: 'The invitation could not be mailed. Please try again later.' },
    });
    outbox.mockRestore();
    expect(await userOf(supabase, invitation.person.email)).toBeUndefined();

    expect(await callInvite(supabase, invitation, admin.client)).toEqual(SENT);
    expect(await userOf(supabase, invitation.person.email)).toMatchObject({ roles: ['driver'] });
  });

  it('gives nobody a role before it was stored, and the next try ends right', async () => {
    const invitation = anInvitation();
    const { email } = invitation.person;
    await withoutRoles(async () => {
      expect(await callInvite(supabase, invitation, admin.client)).toEqual(STORE_FAILED);
    });
    expect(await userOf(supabase, email)).toMatchObject({ phone: null, roles: [] });

    expect(await callInvite(supabase, invitation, admin.client)).toEqual(SENT);

    expect(await userOf(supabase, email)).toMatchObject({ last_name: 'Field', roles: ['driver'] });
    expect(await callInvite(supabase, invitation, admin.client)).toEqual(OUT_ALREADY);
  });

  it('ends right too where the link was opened in between', async () => {
    const invitation = anInvitation();
    const { email } = invitation.person;
    await withoutRoles(async () => {
      expect(await callInvite(supabase, invitation, admin.client)).toEqual(STORE_FAILED);
    });
    await openLink(invitationLinks(supabase, email)[0] ?? '');

    expect(await callInvite(supabase, invitation, admin.client)).toEqual(SENT);

    expect(await userOf(supabase, email)).toMatchObject({
      phone: '937-555-0144',
      roles: ['driver'],
    });
    expect(invitationLinks(supabase, email)).toHaveLength(1);
  });

  it('stops after thirty invitations in ten minutes', async () => {
    const hasty = await supabase.signUp({ roles: ['admin'] });
    for (let sent = 0; sent < 30; sent += 1) {
      await hasty.client.rpc('claim_invitation', {
        _invitation_id: randomUUID(),
        _email: `${randomUUID()}@example.com`,
      });
    }
    const answer = await callInvite(supabase, anInvitation(), hasty.client);
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({ error: expect.stringContaining('wait a few minutes') as string });
  });
});
