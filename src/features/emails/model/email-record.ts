import type { EmailRecord, ReplyFormValues } from '@contracts/reply';
import type { DraftSource } from '@/shared/forms/form-draft';

/** What is answered, and what the form says about it before anything is typed. */
export interface AnsweredRecord {
  type: EmailRecord;
  id: string;
  /** Where the mail goes: the address of the record. */
  email: string;
  /** The subject to begin with. */
  subject: string;
}

/** A subject as an answer to it: 'Re: …', once, and no longer than a subject may be. */
export function answerTo(subject: string): string {
  const answer = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  return Array.from(answer).slice(0, 160).join('');
}

/** Where an unsent answer is kept: one for each record. */
export function replyDraft({ type, id, subject }: AnsweredRecord): DraftSource<ReplyFormValues> {
  return { key: `reply-${type}-${id}`, blank: { subject, body: '' } };
}
