import { COMPANY } from '@/content/company';

const HOUR_MS = 3_600_000;

/** When the promised reply to a request is due (specification 1, section 9). */
export function replyDue(createdAt: string): Date {
  return new Date(Date.parse(createdAt) + COMPANY.quoteReplyHours * HOUR_MS);
}
