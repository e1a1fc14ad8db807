import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyAddressIn } from '@tests/auth-link.ts';
import { DEMO_PASSWORD, useLocalSupabase } from '@tests/local-supabase.ts';

const project = useLocalSupabase();

const linksTo = (email: string) => project.local.outbox.to(email).map(verifyAddressIn);
const registered = async () => {
  const email = `${randomUUID()}@example.com`;
  const { error } = await project.anon().auth.signUp({ email, password: DEMO_PASSWORD });
  expect(error).toBeNull();
  return email;
};
/** Backdates the emails to an address. */
const waited = (email: string, time = '61 seconds') =>
  project.sql(
    `update auth.users set confirmation_sent_at = now() - $2::text::interval where email = $1`,
    [email, time],
  );

describe('Resending a verification email', () => {
  it('sends a new link and disables the old one', async () => {
    const email = await registered();
    await waited(email);

    expect((await project.anon().auth.resend({ type: 'signup', email })).error).toBeNull();

    const [old = '', fresh = ''] = linksTo(email);
    const dead = await fetch(old, { redirect: 'manual' });
    expect(dead.headers.get('location')).toContain('error_code=otp_expired');
    const alive = await fetch(fresh, { redirect: 'manual' });
    expect(alive.headers.get('location')).toContain('access_token=');
  });

  it('the verification email is also resent when an unverified address registers again', async () => {
    const email = await registered();
    await waited(email);

    const { data, error } = await project.anon().auth.signUp({ email, password: DEMO_PASSWORD });

    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(linksTo(email)).toHaveLength(2);
  });

  it('does nothing for a verified or unknown address', async () => {
    const { email } = await project.signUp();
    const unknown = `${randomUUID()}@example.com`;

    for (const address of [email, unknown]) {
      expect(
        (await project.anon().auth.resend({ type: 'signup', email: address })).error,
      ).toBeNull();
      expect(linksTo(address)).toEqual([]);
    }
  });
});

it('a link expires after an hour', async () => {
  const email = await registered();
  await waited(email, '61 minutes');

  const late = await fetch(linksTo(email)[0] ?? '', { redirect: 'manual' });

  expect(late.headers.get('location')).toContain('error_code=otp_expired');
});

it('a session older than a day cannot set a password', async () => {
  const { client, userId } = await project.signUp();
  await project.sql(
    `update auth.sessions set created_at = now() - interval '25 hours' where user_id::text = $1`,
    [userId],
  );

  const { error } = await client.auth.updateUser({ password: 'another-Haul-2026' });

  expect(error?.code).toBe('reauthentication_needed');
});

it('a magic link does not create an account', async () => {
  const email = `${randomUUID()}@example.com`;

  const { error } = await project.anon().auth.signInWithOtp({ email });

  expect(error?.code).toBe('otp_disabled');
  expect(await project.sql('select from auth.users where email = $1', [email])).toEqual([]);
});
