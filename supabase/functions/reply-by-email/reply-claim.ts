import * as z from 'zod/mini';
import type { ReplyByEmail } from '../_shared/contracts/reply.ts';
import type { Database } from '../_shared/database.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import type { EmailClaim } from '../_shared/email/send-once.ts';

/** The columns of `public.emails` used here. */
const claimedSchema = z.object({ to_email: z.string() });

/** Claims a reply by the id its form created. */
export const replyClaim = (
  { id, record, subject, body }: ReplyByEmail,
  sentBy: string,
  database: Database,
): EmailClaim<z.output<typeof claimedSchema>> => ({
  what: 'reply',
  row: claimedSchema,
  take: async () => {
    const result = await database.rpc('claim_reply', {
      _reply_id: id,
      _record_type: record.type,
      _record_id: record.id,
      _subject: subject,
      _body: body,
      _sent_by: sentBy,
    });
    if (result.error?.code === 'PT429') throw new HttpError(429, result.error.message);
    return result;
  },
  release: () => database.rpc('release_reply', { _reply_id: id }),
});
