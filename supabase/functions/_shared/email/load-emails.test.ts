import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LOAD_EMAIL_KINDS,
  loadEmail,
  type ClaimedLoadEmail,
  type LoadEmailKind,
} from './load-emails.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const EASTERN = 'America/New_York';
const step = (kind: ClaimedLoadEmail['timeline']['steps'][number]['kind'], at: string | null) => ({
  kind,
  at,
  time_zone: EASTERN,
  jurisdiction: null,
  reason: null,
  permit_jurisdiction: null,
});
const hold = {
  at: '2026-12-02T15:25:00Z',
  time_zone: 'America/Chicago',
  jurisdiction: 'IL',
  reason: 'High wind on I-70.',
  permit_jurisdiction: null,
};
const claimed = (parts: Partial<ClaimedLoadEmail> = {}): ClaimedLoadEmail => ({
  name: 'Dana Whitlock',
  email: 'dana@example.com',
  equipment: 'RGN',
  link_token: 'abcdefghijklmnopqrstuvwxyz_-0123',
  ...parts,
  timeline: {
    id: 'load-1',
    number: 'L-2026-00041',
    po_number: 'WFB-20918',
    commodity: 'Press <b>crown</b>',
    origin: 'Lima, OH',
    destination: 'Tulsa, OK',
    status: 'assigned',
    now: '2026-12-01T00:00:00Z',
    pickup_at: '2026-12-01T13:00:00Z',
    pickup_time_zone: EASTERN,
    delivery_at: '2026-12-03T21:00:00Z',
    delivery_time_zone: 'America/Chicago',
    position: null,
    hold,
    legs: [],
    permits: ['IL', 'OH'],
    permits_issued: 2,
    permits_total: 2,
    pilot_cars: 1,
    measured: { length: 24.5, width: 12, height: 13.166667 },
    steps: [step('loaded', '2026-12-01T13:52:00Z'), step('delivered', '2026-12-03T20:00:00Z')],
    documents: [],
    ...parts.timeline,
  },
});
const write = ({
  kind = 'load_confirmed',
  ...parts
}: Partial<ClaimedLoadEmail> & { kind?: LoadEmailKind }) =>
  loadEmail(kind, claimed(parts), 'https://example.com');

describe('An email about a step', () => {
  it.each(LOAD_EMAIL_KINDS)('%s has a subject, matching HTML and text, and no price', (kind) => {
    const email = write({ kind });
    expect(email.to).toBe('dana@example.com');
    expect(email.subject).toContain('L-2026-00041');
    expect(email.text).toContain('Hello Dana Whitlock, ');
    expect(email.html).toContain('Hello Dana Whitlock, ');
    expect(email.html).not.toContain('<b>crown</b>');
    expect(email.text + email.html).not.toMatch(/\$\d|cents/u);
    const link = 'https://example.com/quote/status#abcdefghijklmnopqrstuvwxyz_-0123';
    expect(email.text.includes(link)).toBe(kind.startsWith('load_'));
  });

  it.each([
    ['load_confirmed', 'We pick it up in Lima Tue, Dec 1, 8:00 AM EST.'],
    ['load_loaded', 'Size: Measured 24′-6″ × 12′-0″ × 13′-2″'],
    ['load_hold', 'on hold in Illinois. High wind on I-70.'],
    ['load_delivered', 'Delivered: Thu, Dec 3, 2:00 PM CST'],
    ['load_cancelled', 'is canceled. If you didn’t expect this, call dispatch.'],
    ['driver_assigned', 'Pickup: Tue, Dec 1, 8:00 AM EST'],
    ['driver_changed', 'https://example.com/loads/assigned?load=load-1'],
    ['driver_cancelled', 'dispatch took you off load L-2026-00041.'],
  ] as const)('%s says %s', (kind, text) => {
    expect(write({ kind }).text).toContain(text);
  });

  it('says which state the load entered and when, in its time zone', () => {
    const { timeline } = claimed();
    const position = {
      jurisdiction: 'IL',
      at: '2026-12-02T15:25:00Z',
      time_zone: 'America/Chicago',
    };
    const { subject, text } = write({ kind: 'load_entered', timeline: { ...timeline, position } });
    expect(subject).toMatch(/^Entered Illinois: L-2026-00041/u);
    expect(text).toContain(
      'load L-2026-00041 entered Illinois on Wed, Dec 2, 9:25 AM CST. It’s on its way to Tulsa.',
    );
  });

  it('says the new estimate, what it was and why', () => {
    const { timeline } = claimed();
    const eta = {
      at: '2026-12-04T16:30:00Z',
      was: '2026-12-03T21:00:00Z',
      changed_at: '2026-12-02T15:00:00Z',
      reason: 'High wind on I-70.',
    };
    const { subject, text } = write({ kind: 'load_eta', timeline: { ...timeline, eta } });
    expect(subject).toContain('New delivery estimate');
    expect(text).toContain(
      'in Tulsa Fri, Dec 4, 10:30 AM CST, instead of Thu, Dec 3, 3:00 PM CST.\n\nReason: High wind on I-70.',
    );
    expect(text).toContain('Estimated delivery: Fri, Dec 4, 10:30 AM CST');
  });

  it('has no link once the quote was deleted', () => {
    expect(write({ link_token: null }).text).not.toContain('/quote/status');
  });

  it('puts no line break and no more than 160 characters into the subject', () => {
    const { timeline } = claimed();
    const { subject } = write({
      timeline: { ...timeline, commodity: `A\nBcc: x ${'y'.repeat(300)}` },
    });
    expect(subject).not.toContain('\n');
    expect(subject.length).toBeLessThanOrEqual(160);
  });
});
