import * as z from 'zod/mini';
import { longText, oneLine, TEXT_LIMITS } from './text.ts';

/** Records an admin can reply to by email from the console (`public.email_record_type`). */
export const EMAIL_RECORDS = ['quote', 'message', 'application'] as const;
export type EmailRecord = (typeof EMAIL_RECORDS)[number];

/** Maximum length of a reply; `public.emails` has the same number as a CHECK. */
export const REPLY_MAX = 8000;

/** The reply form. It has no recipient: the reply goes to the record's email address. */
export const replyFormSchema = z.object({
  subject: oneLine(TEXT_LIMITS.subject, 'Enter a subject.'),
  body: longText(REPLY_MAX).check(z.minLength(1, 'Enter a message.')),
});

export type ReplyFormValues = z.input<typeof replyFormSchema>;
export type ReplyPayload = z.output<typeof replyFormSchema>;

/**
 * Body of POST /functions/v1/reply-by-email. The form creates the id, and each id is sent once. The
 * function reads the recipient from the record.
 */
export const replyByEmailSchema = z.extend(replyFormSchema, {
  id: z.uuid(),
  record: z.object({ type: z.enum(EMAIL_RECORDS), id: z.uuid() }),
});

export type ReplyByEmail = z.output<typeof replyByEmailSchema>;
