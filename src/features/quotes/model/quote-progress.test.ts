import { describe, expect, it } from 'vitest';
import { formatZonedDateTime } from '@domain/time/moment-text';
import { LOAD_STATUS_BADGES } from '@/shared/loads/load-status-badge';
import { getQuoteProgress, type QuoteTimes } from './quote-progress';

const SENT = '2026-11-20T15:00:00+00:00';
const at = (hours: number) => new Date(Date.parse(SENT) + hours * 3_600_000).toISOString();
const NEW: QuoteTimes = {
  status: 'new',
  created_at: SENT,
  reviewed_at: null,
  archived_at: null,
  stage: { offer: null, load: null },
};
const read = (changes: Partial<QuoteTimes>, hours: number) =>
  getQuoteProgress({ ...NEW, ...changes }, Date.parse(at(hours)));
const states = (changes: Partial<QuoteTimes>, hours: number) =>
  read(changes, hours).steps.map(({ name, state }) => `${name}: ${state}`);

describe('a new request', () => {
  it('promises a reply within 24 hours', () => {
    expect(read({}, 23.9)).toMatchObject({
      label: 'With dispatch',
      tone: 'info',
      reply: `Reply by ${formatZonedDateTime(at(24))}`,
    });
  });

  it('says when the reply is overdue', () => {
    const late = read({}, 24.1);
    expect(late).toMatchObject({
      label: 'Reply overdue',
      tone: 'warn',
      reply: `Reply was due ${formatZonedDateTime(at(24))}`,
    });
    expect(late.summary).toContain('call dispatch');
    expect(late.steps.at(-1)).toMatchObject({ state: 'late', at: at(24) });
  });
});

describe('a reviewed request', () => {
  it('does not claim that the quote was sent', () => {
    const { label, summary, reply } = read({ status: 'reviewed', reviewed_at: at(5) }, 48);
    expect([label, reply]).toEqual(['Reviewed', `Reviewed ${formatZonedDateTime(at(5))}`]);
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
    expect(states({ confirmed_at: null }, 1)[1]).toBe('Confirmation emailed: open');
    expect(states({ confirmed_at: at(0) }, 1)[1]).toBe('Confirmation emailed: done');
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

describe('a request with an offer', () => {
  const offer = (status: NonNullable<QuoteTimes['stage']['offer']>['status']) =>
    read(
      {
        status: 'reviewed',
        reviewed_at: at(5),
        stage: {
          offer: {
            status,
            total_cents: 381_924,
            currency: 'USD',
            valid_until: '2026-12-02T22:00:00Z',
          },
          load: null,
        },
      },
      48,
    );

  it('shows the price and how long it can be accepted', () => {
    expect(offer('sent')).toMatchObject({ label: 'Offer to answer', tone: 'warn' });
    expect(offer('sent').reply).toBe('$3,819.24, valid until Dec 2, 2026, 5:00 PM EST');
    expect(offer('sent').summary).toContain('Accept or decline it by Dec 2, 2026, 5:00 PM EST.');
  });

  it.each([
    ['accepted', 'Offer accepted', 'You accepted our offer. Dispatch is planning the load.'],
    ['declined', 'Offer declined', 'You declined our offer. You can ask for a new one'],
    ['withdrawn', 'Offer withdrawn', 'We withdrew our offer. You can ask for a new one'],
    ['expired', 'Offer expired', 'Our offer expired. You can ask for a new one'],
  ] as const)('says that it is %s', (status, label, summary) => {
    expect(offer(status).label).toBe(label);
    expect(offer(status).summary).toContain(summary);
  });

  it.each([
    ['assigned', 'Booked', 'Load L-2026-00005 is booked.'],
    ['in_transit', 'In transit', 'Load L-2026-00005 is in transit.'],
    ['delivered', 'Delivered', 'Load L-2026-00005 was delivered.'],
    ['cancelled', 'Canceled', 'Load L-2026-00005 was canceled.'],
  ] as const)(
    'shows its load once it is %s, also when the request is archived',
    (status, label, summary) => {
      const load = { number: 'L-2026-00005', status };
      const shown = read({ status: 'archived', stage: { offer: null, load } }, 48);
      expect(shown).toMatchObject({ label, reply: 'Load L-2026-00005' });
      expect(shown.summary).toContain(summary);
      expect(shown.summary).not.toContain('by email or phone');
    },
  );

  it('has dispatch’s color of a load in transit', () => {
    const load = { number: 'L-2026-00005', status: 'in_transit' } as const;
    expect(read({ stage: { offer: null, load } }, 48).tone).toBe(
      LOAD_STATUS_BADGES.in_transit.tone,
    );
  });
});
