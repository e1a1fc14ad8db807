import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PASSWORD, useProject } from './support/project.ts';

/** No one may find out who has an account: known and unknown addresses get the same response. */

const project = useProject();

const stranger = () => `${randomUUID()}@example.com`;

async function post(path: string, body: unknown) {
  const started = performance.now();
  const response = await fetch(`${project.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: project.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, answer, ms: performance.now() - started };
}

/** Keys and types of a response, without the values that differ between calls. */
const shapeOf = (answer: Record<string, unknown>) =>
  Object.entries(answer).map(([key, value]) => [
    key,
    Array.isArray(value) ? 'list' : typeof value === 'string' ? value.length > 0 : typeof value,
  ]);

describe('a verified account and an unknown address', () => {
  it.each([
    ['a forgotten password', 'recover', {}],
    ['resending a link', 'resend', { type: 'signup' }],
  ])('get the same response to %s', async (_, path, rest) => {
    const { email } = await project.account();

    const known = await post(path, { ...rest, email });
    const unknown = await post(path, { ...rest, email: stranger() });

    expect([known.status, known.answer]).toEqual([200, {}]);
    expect([unknown.status, unknown.answer]).toEqual([200, {}]);
    expect(Math.abs(known.ms - unknown.ms), 'milliseconds apart').toBeLessThan(1500);
  });

  it('get the same response to a wrong password', async () => {
    const { email } = await project.account();
    const wrong = { password: 'not the password' };

    const known = await post('token?grant_type=password', { ...wrong, email });
    const unknown = await post('token?grant_type=password', { ...wrong, email: stranger() });

    expect(known.status).toBe(400);
    expect(known).toMatchObject({ status: unknown.status, answer: unknown.answer });
  });

  it('get the same response to a sign-up, except for the identities', async () => {
    const { email } = await project.account();

    const known = await post('signup', { email, password: PASSWORD, data: { role: 'carrier' } });
    const unknown = await post('signup', {
      email: stranger(),
      password: PASSWORD,
      data: { role: 'carrier' },
    });

    expect(known.status).toBe(200);
    expect(unknown.status).toBe(200);
    const keys = ['id', 'aud', 'email', 'confirmation_sent_at', 'created_at', 'identities'];
    for (const { answer } of [known, unknown]) {
      expect(Object.keys(answer)).toEqual(expect.arrayContaining(keys));
      expect(answer).not.toHaveProperty('access_token');
    }
    expect(
      shapeOf(known.answer)
        .filter(([key]) => keys.includes(String(key)))
        .sort(),
    ).toEqual(
      shapeOf(unknown.answer)
        .filter(([key]) => keys.includes(String(key)))
        .sort(),
    );
  });
});

describe('an unverified address', () => {
  it('an unverified address is reported only with the correct password', async () => {
    const email = stranger();
    await post('signup', { email, password: PASSWORD });

    const guess = await post('token?grant_type=password', { email, password: 'a wrong guess' });
    const own = await post('token?grant_type=password', { email, password: PASSWORD });

    expect(guess.answer).toMatchObject({ error_code: 'invalid_credentials' });
    expect(own.answer).toMatchObject({ error_code: 'email_not_confirmed' });
  });

  it('gets another email only after a wait, and the response says how long', async () => {
    const email = stranger();
    await post('signup', { email, password: PASSWORD });

    for (const again of [
      await post('resend', { type: 'signup', email }),
      await post('signup', { email, password: PASSWORD }),
    ]) {
      expect(again.status).toBe(429);
      expect(again.answer).toMatchObject({ error_code: 'over_email_send_rate_limit' });
      expect(again.answer['msg']).toMatch(/only request this after \d+ seconds/);
    }
  });
});
