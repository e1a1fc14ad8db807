import { refuse } from './answers.ts';
import { readJson } from './auth-context.ts';
import { readRequestClaims } from './tokens.ts';

/** An answer of Turnstile's siteverify API. */
interface SiteVerifyAnswer {
  success: boolean;
  'error-codes': string[];
  hostname?: string;
}

/**
 * Answers like Turnstile's siteverify for Cloudflare's test secrets: `1x…AA` accepts every token, `2x…AA`
 * none, and `3x…AA` says that the token was already used. The stand-in never calls Cloudflare.
 */
export function siteVerify(secret: unknown, token: unknown): SiteVerifyAnswer {
  const no = (code: string) => ({ success: false, 'error-codes': [code] });
  if (typeof token !== 'string' || token === '') return no('missing-input-response');
  switch (/^([123])x0{31}AA$/.exec(String(secret))?.[1]) {
    case '1':
      return { success: true, 'error-codes': [], hostname: 'example.com' };
    case '2':
      return no('invalid-input-response');
    case '3':
      return no('timeout-or-duplicate');
    default:
      return no('invalid-input-secret');
  }
}

/** Requests that Auth checks when CAPTCHA protection is on. */
const CHECKED = ['signup', 'recover', 'resend', 'otp', 'magiclink', 'token'];

/**
 * Refuses a request without a valid `gotrue_meta_security.captcha_token`, as Auth does with CAPTCHA
 * protection on. Requests with the secret key and token refreshes need none.
 */
export async function refuseWithoutCaptcha(
  request: Request,
  secret: string | undefined,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice('/auth/v1/'.length);
  if (secret === undefined || request.method !== 'POST' || !CHECKED.includes(path))
    return undefined;
  if (path === 'token' && searchParams.get('grant_type') !== 'password') return undefined;
  const claims = await readRequestClaims(request).catch(() => undefined);
  if (claims?.role === 'service_role') return undefined;

  const { gotrue_meta_security: security } = await readJson(request);
  const token = (security as { captcha_token?: unknown } | undefined)?.captcha_token;
  const hasToken = typeof token === 'string' && token !== '';
  const answer = siteVerify(secret, token);
  if (answer.success) return undefined;
  const reason = hasToken ? answer['error-codes'].join(', ') : 'no captcha_token found';
  return refuse(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`);
}
