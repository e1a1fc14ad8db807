import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isLocal, PASSWORD, useProject } from './support/project.ts';

const ALWAYS_PASSES = '1x0000000000000000000000000000000AA';
const ALREADY_USED = '3x0000000000000000000000000000000AA';
const TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';

// Hosted, this needs a project with CAPTCHA protection on, which the other tests would fail on.
describe.runIf(isLocal)(
  'Auth with CAPTCHA protection and the secret that accepts every token',
  () => {
    beforeAll(() => void vi.stubEnv('TURNSTILE_SECRET_KEY', ALWAYS_PASSES));
    const project = useProject();
    afterAll(() => void vi.unstubAllEnvs());

    const email = () => `${randomUUID()}@example.com`;
    const calls = (captchaToken?: string) => {
      const { auth } = project.visitor();
      const options = captchaToken === undefined ? {} : { captchaToken };
      return [
        () => auth.signUp({ email: email(), password: PASSWORD, options }),
        () => auth.resetPasswordForEmail(email(), options),
        () => auth.resend({ type: 'signup', email: email(), options }),
        () => auth.signInWithPassword({ email: email(), password: PASSWORD, options }),
      ];
    };

    it('refuses sign-up, recovery, resending and sign-in without a token', async () => {
      for (const call of calls()) {
        const { error } = await call();
        expect([error?.status, error?.code, error?.message]).toEqual([
          400,
          'captcha_failed',
          'captcha protection: request disallowed (no captcha_token found)',
        ]);
      }
    });

    it('accepts them with a token', async () => {
      const codes: unknown[] = [];
      for (const call of calls(TOKEN)) codes.push((await call()).error?.code);
      expect(codes).toEqual([undefined, undefined, undefined, 'invalid_credentials']);
    });

    it('needs no token to refresh a session or from the secret key', async () => {
      const service = project.service();
      const address = email();
      await service.auth.admin.createUser({
        email: address,
        password: PASSWORD,
        email_confirm: true,
      });
      const { auth } = project.visitor();
      const signedIn = await auth.signInWithPassword({
        email: address,
        password: PASSWORD,
        options: { captchaToken: TOKEN },
      });
      expect(signedIn.error).toBeNull();
      expect((await auth.refreshSession()).error).toBeNull();
    });
  },
);

describe.runIf(isLocal)('Auth with CAPTCHA protection and a token that was already used', () => {
  beforeAll(() => void vi.stubEnv('TURNSTILE_SECRET_KEY', ALREADY_USED));
  const project = useProject();
  afterAll(() => void vi.unstubAllEnvs());

  it('refuses it with the provider’s reason', async () => {
    const { error } = await project
      .visitor()
      .auth.resetPasswordForEmail('jo@example.com', { captchaToken: TOKEN });
    expect([error?.code, error?.message]).toEqual([
      'captcha_failed',
      'captcha protection: request disallowed (timeout-or-duplicate)',
    ]);
  });
});
