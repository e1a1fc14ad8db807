import { EMAIL_API_KEY } from '../config/keys.ts';
import type { NewEmail, Outbox } from './outbox.ts';

/**
 * POST /emails in the format of Resend's API. Edge functions send here (`EMAIL_API_URL`), and the
 * email goes to the outbox.
 */
export async function acceptEmail(request: Request, outbox: Outbox): Promise<Response> {
  if (request.headers.get('authorization') !== `Bearer ${EMAIL_API_KEY}`) {
    return refusal(401, 'missing_api_key', 'Missing or wrong API key in the authorization header');
  }
  const email = parseEmail(await request.json().catch(() => null));
  if (email === undefined) {
    return refusal(
      422,
      'validation_error',
      'An email needs `from`, `to`, `subject` and `html` or `text`.',
    );
  }
  return Response.json({ id: outbox.add(email).id });
}

function parseEmail(body: unknown): NewEmail | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const {
    from,
    to,
    subject,
    html,
    text,
    attachments,
    reply_to: replyTo,
  } = body as Record<string, unknown>;
  const recipients: unknown[] = Array.isArray(to) ? to : [to];
  if (typeof from !== 'string' || typeof subject !== 'string') return undefined;
  if (recipients.length === 0 || !recipients.every((one) => typeof one === 'string'))
    return undefined;
  if (typeof html !== 'string' && typeof text !== 'string') return undefined;
  const files: unknown[] = Array.isArray(attachments) ? attachments : [];
  if (!files.every(isFile)) return undefined;
  const answerTo: unknown = Array.isArray(replyTo) ? replyTo[0] : replyTo;
  return {
    from,
    to: recipients,
    subject,
    ...(typeof answerTo === 'string' ? { replyTo: answerTo } : {}),
    ...(typeof html === 'string' ? { html } : {}),
    ...(typeof text === 'string' ? { text } : {}),
    ...(files.length === 0 ? {} : { attachments: files }),
  };
}

function isFile(file: unknown): file is { filename: string; content: string } {
  if (typeof file !== 'object' || file === null) return false;
  const { filename, content } = file as Record<string, unknown>;
  return typeof filename === 'string' && typeof content === 'string';
}

const refusal = (statusCode: number, name: string, message: string) =>
  Response.json({ statusCode, name, message }, { status: statusCode });
