import { TOTP } from 'otpauth';

/**
 * The code an authenticator app shows for a secret.
 *
 * @param steps 30-second steps from now: Auth also accepts the steps before and after.
 */
export function totpCode(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** A code that is certainly wrong now. */
export function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => totpCode(secret, steps));
  const candidates = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return candidates.find((code) => !near.includes(code)) ?? '';
}
