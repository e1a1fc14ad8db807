import { daysBetween, type Day } from '@domain/time/day';

/** Papers that expire within so many days are shown as expiring. */
export const EXPIRING_DAYS = 30;

interface Expiry {
  tone: 'danger' | 'warn' | 'neutral';
  /** `Expired`, `Expires in 12 days`; after 30 days only `Valid`. */
  text: string;
}

/** The text about a paper's last day. The paper is valid through that day. */
export function expiryOf(expiresOn: Day, today: Day): Expiry {
  const days = daysBetween(today, expiresOn);
  if (days < 0) return { tone: 'danger', text: 'Expired' };
  if (days === 0) return { tone: 'warn', text: 'Expires today' };
  if (days > EXPIRING_DAYS) return { tone: 'neutral', text: 'Valid' };
  return {
    tone: 'warn',
    text: days === 1 ? 'Expires tomorrow' : `Expires in ${String(days)} days`,
  };
}
