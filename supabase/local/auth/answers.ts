import { readRequestClaims } from './tokens.ts';

/** An error response in Auth's format. */
export const refuse = (status: number, code: string, message: string): Response =>
  Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  );

/** Auth's error for an address that already has an account. */
export const EMAIL_EXISTS = [
  422,
  'email_exists',
  'A user with this email address has already been registered',
] as const;

/** Returns a refusal unless the request has the secret key. */
export async function requireSecretKey(request: Request): Promise<Response | undefined> {
  const claims = await readRequestClaims(request).catch(() => undefined);
  return claims?.role === 'service_role' ? undefined : refuse(403, 'not_admin', 'User not allowed');
}

/**
 * Limits how often Auth sends the same kind of email to an address.
 *
 * @param sentAt when the last such email was sent, ISO 8601.
 * @param seconds the shortest time between two emails.
 * @returns a refusal, or undefined when another email may be sent.
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
