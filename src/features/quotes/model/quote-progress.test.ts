import { describe, expect, it } from 'vitest';
import { formatDateTime } from '@/shared/lib/format-date';
import { readProgress, type QuoteTimes } from './quote-progress';

const SENT = '2026-11-20T15:00:00+00:00';
const at = (hours: number) => new Date(Date.parse(SENT) + hours * 3_600_000).toISOString();
const NEW: QuoteTimes = { status: 'new', created_at: SENT, reviewed_at: null, archived_at: null };
const read = (changes: Partial<QuoteTimes>, hours: number) =>
  readProgress({ ...NEW, ...changes }, Date.parse(at(hours)));
const states = (changes: Partial<QuoteTimes>, hours: number) =>
  read(changes, hours).steps.map(({ name, state }) => `${name}: ${state}`);

describe('a request nobody has looked at', () => {
  it('is promised a reply within 24 hours', () => {
    expect(read({}, 23.9)).toMatchObject({
      word: 'With dispatch',
      tone: 'info',
      reply: `Reply by ${formatDateTime(at(24))}`,
    });
  });

  it('is overdue after that, and says so', () => {
    const late = read({}, 24.1);
    expect(late).toMatchObject({
      word: 'Reply overdue',
      tone: 'warn',
      reply: `Reply was due ${formatDateTime(at(24))}`,
    });
    expect(late.sentence).toContain('call dispatch');
    expect(late.steps.at(-1)).toMatchObject({ state: 'late', at: at(24) });
  });
});

describe('a reviewed request', () => {
  it('is not said to be answered', () => {
    const { word, sentence, reply } = read({ status: 'reviewed', reviewed_at: at(5) }, 48);
    expect([word, reply]).toEqual(['Reviewed', `Reviewed ${formatDateTime(at(5))}`]);
    expect(sentence).toContain('comes by mail or phone');
    expect(sentence).not.toContain('later than');
  });

  it('says when that was later than promised', () => {
    expect(read({ status: 'reviewed', reviewed_at: at(25) }, 48).sentence).toContain(
      'later than the 24 hours',
    );
  });

  it('makes up no time where none is known', () => {
    const { steps, reply } = read({ status: 'reviewed' }, 48);
    expect(reply).toBe('Reviewed');
    expect(steps.at(-1)).toMatchObject({ at: null, note: 'time not recorded', state: 'done' });
  });
});

describe('the steps', () => {
  it('name the copy by mail only where it may be known', () => {
    expect(states({}, 1)).toEqual(['Request received: done', 'Reviewed by dispatch: open']);
    expect(states({ emailed_at: null }, 1)[1]).toBe('Copy by mail: open');
    expect(states({ emailed_at: at(0) }, 1)[1]).toBe('Copy by mail: done');
  });

  it('claim no review of a request that was closed without one', () => {
    expect(states({ status: 'archived', archived_at: at(30) }, 48)).toEqual([
      'Request received: done',
      'Closed: done',
    ]);
    expect(
      states({ status: 'archived', reviewed_at: at(3), archived_at: at(30) }, 48),
    ).toHaveLength(3);
  });
});
