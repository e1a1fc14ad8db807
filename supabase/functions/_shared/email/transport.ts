import * as z from 'zod/mini';
import { requireEnv } from '../env.ts';

/** A mail ready to be sent; the sender is the company's, always. */
export interface Email {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The mail provider did not take a mail. */
export class EmailError extends Error {
  override readonly name = 'EmailError';
  /** Whether the mail itself was refused, most often its recipient: trying again cannot help. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

/**
 * Sends a mail once: a second call with the same key within a day sends nothing. Returns the
 * provider's id of the mail, empty where it gave none.
 */
export type SendEmail = (mail: Email, idempotencyKey: string) => Promise<string>;

const RESEND = 'https://api.resend.com';
const TIMEOUT_MS = 10_000;
const acceptedSchema = z.object({ id: z.string().check(z.maxLength(200)) });

/**
 * Mail through Resend's HTTP API, or whatever speaks it at EMAIL_API_URL.
 *
 * @throws Error, before anything is sent, when a setting is missing; the sender throws MailError.
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
      throw new EmailError('The mail provider could not be reached', false, { cause });
    });
    if (!response.ok) {
      // The body of a refusal can repeat an address, so only its status is kept.
      await response.body?.cancel();
      const isFinal = response.status === 400 || response.status === 422;
      throw new EmailError(`The mail provider answered ${String(response.status)}`, isFinal);
    }
    return readId(response);
  };
}

/** The mail is out; an answer that cannot be read must not have it sent again. */
async function readId(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = acceptedSchema.safeParse(body);
  return parsed.success ? parsed.data.id : '';
}
