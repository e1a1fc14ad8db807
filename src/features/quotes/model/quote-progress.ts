import type { QuoteStatus } from '@contracts/quote';
import { formatDateTime } from '@/shared/lib/format-date';
import { replyClock } from './reply-clock';

/** What the database knows of a quote's way; times are ISO, null where nothing is known. */
export interface QuoteTimes {
  status: QuoteStatus;
  created_at: string;
  reviewed_at: string | null;
  archived_at: string | null;
  /** Left out where it is nobody's business. */
  emailed_at?: string | null;
}

export interface ProgressStep {
  name: string;
  /** When it was, or what is known instead. */
  note: string;
  at: string | null;
  state: 'done' | 'open' | 'late';
}

export interface QuoteProgress {
  /** In one or two words, for a badge. */
  word: string;
  tone: 'info' | 'warn' | 'ok' | 'neutral';
  /** In one or two sentences: where it stands and what comes next. */
  sentence: string;
  /** The same as a question of time: when a reply is due, or what became of that. */
  reply: string;
  steps: ProgressStep[];
}

const UNKNOWN_TIME = 'time not recorded';

/**
 * Where a quote stands, in plain words. A review is all the database knows of an answer: that the
 * quote itself has gone out it does not claim.
 */
export function readProgress(quote: QuoteTimes, now: number): QuoteProgress {
  return { ...inWords(quote, now), steps: steps(quote, now) };
}

function inWords(quote: QuoteTimes, now: number): Omit<QuoteProgress, 'steps'> {
  const { status, created_at, reviewed_at } = quote;
  const { due, isOverdue } = replyClock(created_at, now);
  if (status === 'archived') {
    return {
      word: 'Closed',
      tone: 'neutral',
      sentence: 'Dispatch has closed this request. If it is not settled for you, give us a call.',
      reply: reviewed_at === null ? 'Closed' : `Reviewed ${formatDateTime(reviewed_at)}`,
    };
  }
  if (status === 'reviewed') {
    const isLate = reviewed_at !== null && Date.parse(reviewed_at) > due.getTime();
    const when = reviewed_at === null ? '' : ` ${formatDateTime(reviewed_at)}`;
    return {
      word: 'Reviewed',
      tone: 'ok',
      sentence: `Dispatch has worked on your request${isLate ? ', later than the 24 hours we promise' : ''}. The quote itself comes by mail or phone.`,
      reply: `Reviewed${when}`,
    };
  }
  if (isOverdue) {
    return {
      word: 'Reply overdue',
      tone: 'warn',
      sentence: `Our reply was due ${formatDateTime(due)}, and we have no review on record. Please call dispatch: it is our turn, not yours.`,
      reply: `Reply was due ${formatDateTime(due)}`,
    };
  }
  return {
    word: 'With dispatch',
    tone: 'info',
    sentence: `Dispatch checks route, permits and equipment. You have our reply by ${formatDateTime(due)}.`,
    reply: `Reply by ${formatDateTime(due)}`,
  };
}

function steps(quote: QuoteTimes, now: number): ProgressStep[] {
  const { status, created_at, reviewed_at, archived_at, emailed_at } = quote;
  const { due, isOverdue } = replyClock(created_at, now);
  const all: ProgressStep[] = [done('Request received', created_at)];
  if (emailed_at !== undefined) {
    all.push(
      emailed_at === null
        ? { name: 'Copy by mail', note: 'not sent yet', at: null, state: 'open' }
        : done('Copy by mail', emailed_at),
    );
  }
  if (status === 'new') {
    const note = `${isOverdue ? 'was due' : 'by'} ${formatDateTime(due)}`;
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
  note: at === null ? UNKNOWN_TIME : formatDateTime(at),
  at,
  state: 'done',
});
