import type { EmailRecord, ReplyFormValues } from '@contracts/reply';
import type { DraftSource } from '@/shared/forms/form-draft';

/** The record a reply is about. */
export interface RepliedRecord {
  type: EmailRecord;
  id: string;
  /** The record's email address, shown as the recipient. */
  email: string;
  /** The reply's default subject. */
  subject: string;
}

/** The subject of a reply: 'Re: …', at most 160 characters. */
export function replySubject(subject: string): string {
  const reply = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  return Array.from(reply).slice(0, 160).join('');
}

/** Stores an unsent reply, one per record. */
export function replyDraft({ type, id, subject }: RepliedRecord): DraftSource<ReplyFormValues> {
  return { key: `reply-${type}-${id}`, blank: { subject, body: '' } };
}
