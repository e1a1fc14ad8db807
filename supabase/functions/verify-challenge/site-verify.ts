import * as z from 'zod/mini';
import type { VerifyChallenge } from '../_shared/contracts/challenge.ts';
import { siteUrl } from '../_shared/env.ts';
import { HttpError } from '../_shared/http/http-error.ts';

const SITE_VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const TIMEOUT_MS = 5_000;
const ATTEMPTS = 2;
/** Cloudflare's test secrets, whose answers don't name a real host or action. */
const TEST_SECRET = /^[123]x0+AA$/u;
/** Errors that another try may fix. Any other means that the token is bad. */
const OURS = ['internal-error', 'missing-input-secret', 'invalid-input-secret', 'bad-request'];

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z._default(z.array(z.string()), []),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  cdata: z.optional(z.string()),
});
type Answer = z.output<typeof answerSchema>;

/**
 * Checks with Cloudflare that a visitor passed a challenge on our site, for this form and this row. A token
 * works once, within five minutes.
 *
 * @throws HttpError 403 if not, 502 if Cloudflare can't be reached or refuses our key.
 */
export async function siteVerify(
  secret: string,
  { token, form, id }: VerifyChallenge,
): Promise<void> {
  const answer = await ask(secret, token);
  if (answer['error-codes'].some((code) => OURS.includes(code))) {
    throw unreachable(new Error(answer['error-codes'].join(', ')));
  }
  const isOurs =
    TEST_SECRET.test(secret) ||
    (answer.hostname === new URL(siteUrl()).hostname &&
      answer.action === form &&
      answer.cdata === id);
  if (!answer.success || !isOurs) {
    throw new HttpError(403, 'We couldn’t confirm that you’re human. Please try again.');
  }
}

/** The idempotency key lets a second try check the same token. */
async function ask(secret: string, token: string): Promise<Answer> {
  const url = Deno.env.get('TURNSTILE_VERIFY_URL') ?? SITE_VERIFY;
  const body = JSON.stringify({ secret, response: token, idempotency_key: crypto.randomUUID() });
  let failure: unknown;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return answerSchema.parse(await response.json());
    } catch (error) {
      failure = error;
    }
  }
  throw unreachable(failure);
}

const unreachable = (cause: unknown) =>
  new HttpError(502, 'We couldn’t check that you’re human. Please try again.', { cause });
