import { describe, expect, it } from 'vitest';
import { formatDateTime } from '@/shared/lib/format-date';
import { getQuoteProgress, type QuoteTimes } from './quote-progress';

const SENT = '2026-11-20T15:00:00+00:00';
const at = (hours: number) => new Date(Date.parse(SENT) + hours * 3_600_000).toISOString();
const NEW: QuoteTimes = { status: 'new', created_at: SENT, reviewed_at: null, archived_at: null };
const read = (changes: Partial<QuoteTimes>, hours: number) =>
  getQuoteProgress({ ...NEW, ...changes }, Date.parse(at(hours)));
const states = (changes: Partial<QuoteTimes>, hours: number) =>
  read(changes, hours).steps.map(({ name, state }) => `${name}: ${state}`);

describe('a new request', () => {
  it('promises a reply within 24 hours', () => {
    expect(read({}, 23.9)).toMatchObject({
      label: 'With dispatch',
      tone: 'info',
      reply: `Reply by ${formatDateTime(at(24))}`,
    });
  });

  it('says when the reply is overdue', () => {
    const late = read({}, 24.1);
    expect(late).toMatchObject({
      label: 'Reply overdue',
      tone: 'warn',
      reply: `Reply was due ${formatDateTime(at(24))}`,
    });
    expect(late.summary).toContain('call dispatch');
    expect(late.steps.at(-1)).toMatchObject({ state: 'late', at: at(24) });
  });
});

describe('a reviewed request', () => {
  it('does not claim that the quote was sent', () => {
    const { label, summary, reply } = read({ status: 'reviewed', reviewed_at: at(5) }, 48);
    expect([label, reply]).toEqual(['Reviewed', `Reviewed ${formatDateTime(at(5))}`]);
    expect(summary).toContain('by email or phone');
    expect(summary).not.toContain('later than');
  });

  it('admits a late review', () => {
    expect(read({ status: 'reviewed', reviewed_at: at(25) }, 48).summary).toContain(
      'later than the 24 hours',
    );
  });

  it('shows no time when none was recorded', () => {
    const { steps, reply } = read({ status: 'reviewed' }, 48);
    expect(reply).toBe('Reviewed');
    expect(steps.at(-1)).toMatchObject({ at: null, note: 'time not recorded', state: 'done' });
  });
});

describe('the steps', () => {
  it('include the confirmation email only when its time is given', () => {
    expect(states({}, 1)).toEqual(['Request received: done', 'Reviewed by dispatch: open']);
    expect(states({ emailed_at: null }, 1)[1]).toBe('Confirmation emailed: open');
    expect(states({ emailed_at: at(0) }, 1)[1]).toBe('Confirmation emailed: done');
  });

  it('leave out the review of a request closed without one', () => {
    expect(states({ status: 'archived', archived_at: at(30) }, 48)).toEqual([
      'Request received: done',
      'Closed: done',
    ]);
    expect(
      states({ status: 'archived', reviewed_at: at(3), archived_at: at(30) }, 48),
    ).toHaveLength(3);
  });
});
