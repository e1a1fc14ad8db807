import * as z from 'zod/mini';
import type { ReplyByEmail } from '../_shared/contracts/reply.ts';
import type { Database } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import type { EmailClaim } from '../_shared/email/send-once.ts';

/** What is needed of a row of `public.mail_log`. */
const mailSchema = z.object({ to_email: z.string() });

/** How a mail is claimed for sending: by the id its form was given. */
export const replyClaim = (
  { id, record, subject, body }: ReplyByEmail,
  sentBy: string,
  database: Database,
): EmailClaim<z.output<typeof mailSchema>> => ({
  what: 'reply',
  row: mailSchema,
  take: async () => {
    const answer = await database.rpc('claim_reply', {
      _reply_id: id,
      _record_type: record.type,
      _record_id: record.id,
      _subject: subject,
      _body: body,
      _sent_by: sentBy,
    });
    if (answer.error?.code === 'PT429') throw new HttpError(429, answer.error.message);
    return answer;
  },
  release: () => database.rpc('release_reply', { _reply_id: id }),
});
