import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { SignedUp } from '@tests/local-supabase.ts';
import { NOT_SENT, SENT, useFunction } from './support/call-function.ts';
import {
  findUser,
  invitationLinks,
  invite,
  INVITE_USER,
  newInvitation,
  openLink,
} from './support/invitations.ts';

describe('invite-user, when something fails', () => {
  const supabase = useFunction(INVITE_USER);
  let admin: SignedUp;
  beforeAll(async () => {
    admin = await supabase.signUp({ roles: ['admin'] });
  });
  /** Runs `work` while roles can't be stored. */
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
      error:
        "The email was sent, but we couldn't save the details and roles. Send the invitation again.",
    },
  };

  it('creates no account if the email fails; a retry creates it', async () => {
    const invitation = newInvitation();
    const outbox = vi.spyOn(supabase.local.outbox, 'add').mockImplementation(() => {
      throw new Error('The email server is down.');
    });

    expect(await invite(supabase, invitation, admin.client)).toEqual({
      status: 502,
      body: { error: "We couldn't email the invitation. Please try again later." },
    });
    outbox.mockRestore();
    expect(await findUser(supabase, invitation.person.email)).toBeUndefined();

    expect(await invite(supabase, invitation, admin.client)).toEqual(SENT);
    expect(await findUser(supabase, invitation.person.email)).toMatchObject({ roles: ['driver'] });
  });

  it('leaves an account without roles if saving fails; a retry completes it', async () => {
    const invitation = newInvitation();
    const { email } = invitation.person;
    await withoutRoles(async () => {
      expect(await invite(supabase, invitation, admin.client)).toEqual(STORE_FAILED);
    });
    expect(await findUser(supabase, email)).toMatchObject({ phone: null, roles: [] });

    expect(await invite(supabase, invitation, admin.client)).toEqual(SENT);

    expect(await findUser(supabase, email)).toMatchObject({
      last_name: 'Field',
      roles: ['driver'],
    });
    expect(await invite(supabase, invitation, admin.client)).toEqual(NOT_SENT);
  });

  it('completes the account on retry even if the link was opened in between', async () => {
    const invitation = newInvitation();
    const { email } = invitation.person;
    await withoutRoles(async () => {
      expect(await invite(supabase, invitation, admin.client)).toEqual(STORE_FAILED);
    });
    await openLink(invitationLinks(supabase, email)[0] ?? '');

    expect(await invite(supabase, invitation, admin.client)).toEqual(SENT);

    expect(await findUser(supabase, email)).toMatchObject({
      phone: '937-555-0144',
      roles: ['driver'],
    });
    expect(invitationLinks(supabase, email)).toHaveLength(1);
  });

  it('stops after thirty invitations in ten minutes', async () => {
    const busy = await supabase.signUp({ roles: ['admin'] });
    for (let sent = 0; sent < 30; sent += 1) {
      await busy.client.rpc('claim_invitation', {
        _invitation_id: randomUUID(),
        _email: `${randomUUID()}@example.com`,
      });
    }
    const answer = await invite(supabase, newInvitation(), busy.client);
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({ error: expect.stringContaining('wait a few minutes') as string });
  });
});
