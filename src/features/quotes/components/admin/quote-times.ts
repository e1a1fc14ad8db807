import { COMPANY } from '@/content/company';
import { formatDate, formatDay } from '@/shared/lib/format-date';

const HOUR_MS = 3_600_000;

/** 'Nov 21', and 'Nov 21, 2025' when that was not this year. */
export function receivedDay(iso: string, now = new Date()): string {
  const isThisYear = new Date(iso).getFullYear() === now.getFullYear();
  return isThisYear ? formatDay(iso) : formatDate(iso);
}

/** When the promised reply to a request is due (specification 1, section 9). */
export function replyDue(createdAt: string): Date {
  return new Date(Date.parse(createdAt) + COMPANY.quoteReplyHours * HOUR_MS);
}
