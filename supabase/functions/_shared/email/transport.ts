import * as z from 'zod/mini';
import { requireEnv } from '../env.ts';

/** An email ready to send. The sender is always EMAIL_FROM. */
export interface Email {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The email provider didn't accept an email. */
export class EmailError extends Error {
  override readonly name = 'EmailError';
  /** The email itself was rejected, usually for its recipient. Retrying won't help. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

/**
 * Sends an email once: a second call with the same key within a day sends nothing. Returns the
 * provider's id of the email, or '' if it sent none.
 */
export type SendEmail = (email: Email, idempotencyKey: string) => Promise<string>;

const RESEND = 'https://api.resend.com';
const TIMEOUT_MS = 10_000;
const acceptedSchema = z.object({ id: z.string().check(z.maxLength(200)) });

/**
 * Sends email through Resend's HTTP API, or a compatible one at EMAIL_API_URL.
 *
 * @throws Error if a setting is missing. The returned function throws EmailError.
 */
export function emailTransport(): SendEmail {
  const url = `${Deno.env.get('EMAIL_API_URL') ?? RESEND}/emails`;
  const key = requireEnv('EMAIL_API_KEY');
  const from = requireEnv('EMAIL_FROM');
  return async ({ to, replyTo, subject, html, text }, idempotencyKey) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify({ from, to: [to], reply_to: replyTo, subject, html, text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new EmailError('Could not reach the email provider', false, { cause });
    });
    if (!response.ok) {
      // An error body can repeat an address, so log only the status.
      await response.body?.cancel();
      const isFinal = response.status === 400 || response.status === 422;
      throw new EmailError(`The email provider returned ${String(response.status)}`, isFinal);
    }
    return readId(response);
  };
}

/** Never throws: the email is already sent, and an unreadable response must not cause a retry. */
async function readId(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = acceptedSchema.safeParse(body);
  return parsed.success ? parsed.data.id : '';
}
