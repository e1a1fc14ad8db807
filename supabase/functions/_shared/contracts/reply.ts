import * as z from 'zod/mini';
import { longText, oneLine, TEXT_LIMITS } from './text.ts';

/** What can be answered by mail from the console (`public.mail_record`). */
export const EMAIL_RECORDS = ['quote', 'message', 'application'] as const;
export type EmailRecord = (typeof EMAIL_RECORDS)[number];

/** Longest text of a mail; the same number stands as a CHECK on `public.mail_log`. */
export const REPLY_MAX = 8000;

/** The form a mail is written in: to whom it goes is the record's business. */
export const replyFormSchema = z.object({
  subject: oneLine(TEXT_LIMITS.subject, 'Enter a subject.'),
  body: longText(REPLY_MAX).check(z.minLength(1, 'Write something first.')),
});

export type ReplyFormValues = z.input<typeof replyFormSchema>;
export type ReplyPayload = z.output<typeof replyFormSchema>;

/**
 * Body of POST /functions/v1/reply-by-email. The id is made once by the form: the mail of an id goes
 * out once. The address is read from the record.
 */
export const replyByEmailSchema = z.extend(replyFormSchema, {
  id: z.uuid(),
  record: z.object({ type: z.enum(EMAIL_RECORDS), id: z.uuid() }),
});

export type ReplyByEmail = z.output<typeof replyByEmailSchema>;
