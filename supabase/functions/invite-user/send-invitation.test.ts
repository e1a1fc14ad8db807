import { expect, it, vi } from 'vitest';
import { sendInvitation } from './send-invitation.ts';

const SITE = 'https://site.test';
const JO = {
  email: 'jo@example.com',
  first_name: 'Jo',
  last_name: 'Field',
  phone: '1',
  company_name: '',
  roles: ['admin' as const],
};
const invitee = { email: JO.email, person: JO };
const auth = (error: { code?: string; status?: number } | null) => ({
  inviteUserByEmail: vi.fn(() => Promise.resolve({ error })),
});

it('Auth gets a name and the link target, never a role', async () => {
  const inviter = auth(null);
  await sendInvitation(invitee, SITE, inviter);
  await sendInvitation({ email: JO.email, person: null }, SITE, inviter);
  const redirectTo = 'https://site.test/auth/invitation';
  expect(inviter.inviteUserByEmail.mock.calls).toEqual([
    [JO.email, { data: { first_name: 'Jo', last_name: 'Field' }, redirectTo }],
    [JO.email, { data: {}, redirectTo }],
  ]);
});

it('an address that already has an account is accepted', async () => {
  const taken = auth({ code: 'email_exists', status: 422 });
  await expect(sendInvitation(invitee, SITE, taken)).resolves.toBeUndefined();
});

it.each([
  [{ code: 'email_address_invalid', status: 400 }, 422, /Check its spelling/],
  [{ code: 'email_address_not_authorized', status: 400 }, 422, /Check its spelling/],
  [{ code: 'validation_failed', status: 400 }, 422, /Check its spelling/],
  [{ code: 'over_email_send_rate_limit', status: 429 }, 429, /wait an hour/],
  [{ code: 'unexpected_failure', status: 500 }, 502, /try again later/],
  [{}, 502, /try again later/],
])('the Auth error %j becomes %d', async (error, status, message) => {
  const answer = sendInvitation(invitee, SITE, auth(error));
  await expect(answer).rejects.toMatchObject({
    status,
    message: expect.stringMatching(message) as string,
  });
});
