import { readRequestClaims } from './tokens.ts';

/** A refusal as Auth words one. */
export const refuse = (status: number, code: string, message: string): Response =>
  Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  );

/** What Auth says of an address that somebody has joined with. */
export const EMAIL_EXISTS = [
  422,
  'email_exists',
  'A user with this email address has already been registered',
] as const;

/** Refuses whoever comes without the secret key; undefined for who has it. */
export async function requireSecretKey(request: Request): Promise<Response | undefined> {
  const claims = await readRequestClaims(request).catch(() => undefined);
  return claims?.role === 'service_role' ? undefined : refuse(403, 'not_admin', 'User not allowed');
}

/**
 * Auth mails an address only so often.
 *
 * @param sentAt when the last mail of the kind went there, ISO 8601.
 * @param seconds that must lie between two.
 * @returns the refusal, or undefined when the next may go.
 */
export function refuseTooSoon(sentAt: string | null, seconds: number): Response | undefined {
  if (sentAt === null) return undefined;
  const wait = Math.ceil(seconds - (Date.now() - Date.parse(sentAt)) / 1000);
  if (wait <= 0) return undefined;
  return refuse(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${String(wait)} seconds.`,
  );
}
