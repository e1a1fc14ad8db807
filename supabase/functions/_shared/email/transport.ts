import * as z from 'zod/mini';
import { requireEnv } from '../env.ts';
import { headerLine } from './escape.ts';

/** A file of an email. */
export interface Attachment {
  readonly filename: string;
  /** Base64. */
  readonly content: string;
}

/** An email ready to send. The sender is always EMAIL_FROM. */
export interface Email {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
}

/** Longest reason; `emails.last_error` has the same limit. */
const REASON_MAX = 300;

/** The email provider didn't accept an email. */
export class EmailError extends Error {
  override readonly name = 'EmailError';
  /** The email itself was rejected, usually for its recipient. Retrying won't help. */
  readonly isFinal: boolean;
  /** Why, with the provider's own words, in one line. It can repeat an address: don't log it. */
  readonly reason: string;

  constructor(message: string, isFinal: boolean, options?: ErrorOptions & { answer?: string }) {
    super(message, options);
    this.isFinal = isFinal;
    const answer = headerLine(options?.answer ?? '');
    this.reason = Array.from(answer === '' ? message : `${message}: ${answer}`)
      .slice(0, REASON_MAX)
      .join('');
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
const refusedSchema = z.object({ message: z.string() });

/**
 * Sends email through Resend's HTTP API, or a compatible one at EMAIL_API_URL.
 *
 * @throws Error if a setting is missing. The returned function throws EmailError.
 */
export function emailTransport(): SendEmail {
  const url = `${Deno.env.get('EMAIL_API_URL') ?? RESEND}/emails`;
  const key = requireEnv('EMAIL_API_KEY');
  const from = requireEnv('EMAIL_FROM');
  return async ({ to, replyTo, subject, html, text, attachments }, idempotencyKey) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify({
        from,
        to: [to],
        reply_to: replyTo,
        subject,
        html,
        text,
        attachments,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new EmailError('Could not reach the email provider', false, { cause });
    });
    if (!response.ok) {
      const isFinal = response.status === 400 || response.status === 422;
      const answer = (await readBody(response, refusedSchema))?.message ?? '';
      throw new EmailError(`The email provider returned ${String(response.status)}`, isFinal, {
        answer,
      });
    }
    return (await readBody(response, acceptedSchema))?.id ?? '';
  };
}

/** Never throws: the email may already be sent, and an unreadable response must not cause a retry. */
async function readBody<Body>(
  response: Response,
  schema: z.ZodMiniType<Body>,
): Promise<Body | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return schema.safeParse(body).data;
}
