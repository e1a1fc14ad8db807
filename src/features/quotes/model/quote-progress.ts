import type { QuoteStatus } from '@domain/quote-status';
import { formatZonedDateTime } from '@domain/time/moment-text';
import { describeStage, type QuoteStage } from './quote-stage';
import { replyClock } from './reply-clock';

/** The status and timestamps of a quote. Times are ISO; `null` means unknown. */
export interface QuoteTimes {
  status: QuoteStatus;
  created_at: string;
  reviewed_at: string | null;
  archived_at: string | null;
  /** Undefined on the private link's page, which doesn't show it. */
  confirmed_at?: string | null;
  stage: QuoteStage;
}

export interface ProgressStep {
  name: string;
  /** When it happened, or why there is no time. */
  note: string;
  at: string | null;
  state: 'done' | 'open' | 'late';
}

export interface QuoteProgress {
  /** One or two words, for a badge. */
  label: string;
  tone: 'info' | 'warn' | 'ok' | 'neutral';
  /** One or two sentences: the status and what comes next. */
  summary: string;
  /** When the reply is due, or when the quote was reviewed. */
  reply: string;
  steps: ProgressStep[];
}

const UNKNOWN_TIME = 'time not recorded';

/**
 * A quote's status in words. Without an offer the database records the review, not the reply, so the text
 * never claims that the quote itself was sent.
 */
export function getQuoteProgress(quote: QuoteTimes, now: number): QuoteProgress {
  const text = describeStage(quote.stage) ?? describe(quote, now);
  return { ...text, steps: steps(quote, now) };
}

function describe(quote: QuoteTimes, now: number): Omit<QuoteProgress, 'steps'> {
  const { status, created_at, reviewed_at } = quote;
  const { due, isOverdue } = replyClock(created_at, now);
  if (status === 'archived') {
    return {
      label: 'Closed',
      tone: 'neutral',
      summary: 'Dispatch closed this request. If you still need a quote, give us a call.',
      reply: reviewed_at === null ? 'Closed' : `Reviewed ${formatZonedDateTime(reviewed_at)}`,
    };
  }
  if (status === 'reviewed') {
    const isLate = reviewed_at !== null && Date.parse(reviewed_at) > due.getTime();
    const when = reviewed_at === null ? '' : ` ${formatZonedDateTime(reviewed_at)}`;
    return {
      label: 'Reviewed',
      tone: 'ok',
      summary: `Dispatch has reviewed your request${isLate ? ', later than the 24 hours we promise' : ''}. You’ll get the quote itself by email or phone.`,
      reply: `Reviewed${when}`,
    };
  }
  if (isOverdue) {
    return {
      label: 'Reply overdue',
      tone: 'warn',
      summary: `Our reply was due ${formatZonedDateTime(due)}. We’re sorry it’s late. Please call dispatch.`,
      reply: `Reply was due ${formatZonedDateTime(due)}`,
    };
  }
  return {
    label: 'With dispatch',
    tone: 'info',
    summary: `Dispatch is checking route, permits and equipment. You’ll hear from us by ${formatZonedDateTime(due)}.`,
    reply: `Reply by ${formatZonedDateTime(due)}`,
  };
}

function steps(quote: QuoteTimes, now: number): ProgressStep[] {
  const { status, created_at, reviewed_at, archived_at, confirmed_at } = quote;
  const { due, isOverdue } = replyClock(created_at, now);
  const all: ProgressStep[] = [done('Request received', created_at)];
  if (confirmed_at !== undefined) {
    all.push(
      confirmed_at === null
        ? { name: 'Confirmation emailed', note: 'not sent yet', at: null, state: 'open' }
        : done('Confirmation emailed', confirmed_at),
    );
  }
  if (status === 'new') {
    const note = `${isOverdue ? 'was due' : 'by'} ${formatZonedDateTime(due)}`;
    const state = isOverdue ? 'late' : 'open';
    all.push({ name: 'Reviewed by dispatch', note, at: due.toISOString(), state });
  } else if (status === 'reviewed' || reviewed_at !== null) {
    all.push(done('Reviewed by dispatch', reviewed_at));
  }
  if (status === 'archived') all.push(done('Closed', archived_at));
  return all;
}

const done = (name: string, at: string | null): ProgressStep => ({
  name,
  note: at === null ? UNKNOWN_TIME : formatZonedDateTime(at),
  at,
  state: 'done',
});
