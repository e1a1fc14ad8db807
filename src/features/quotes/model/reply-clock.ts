import { HOUR_MS } from '@domain/time/duration';
import { COMPANY } from '@/content/company';

/** True if a reply is still due. Archiving a quote closes it without a reply. */
export const isReplyDue = (quote: { replied_at: string | null; status: string }) =>
  quote.replied_at === null && quote.status !== 'archived';

/** The time left to reply to a request within the promised hours. */
export interface ReplyClock {
  due: Date;
  isOverdue: boolean;
  /** Time left, or time overdue: 'h:mm:ss'. */
  text: string;
}

/** The reply clock at `now` (ms) of a request received at `createdAt` (ISO). */
export function replyClock(createdAt: string, now: number): ReplyClock {
  const due = new Date(Date.parse(createdAt) + COMPANY.quoteReplyHours * HOUR_MS);
  const left = due.getTime() - now;
  const seconds = Math.floor(Math.abs(left) / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return {
    due,
    isOverdue: left < 0,
    text: `${String(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`,
  };
}
