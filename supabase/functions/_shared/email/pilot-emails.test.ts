import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  PILOT_EMAIL_KINDS,
  pilotEmail,
  type ClaimedPilotEmail,
  type PilotEmailKind,
} from './pilot-emails.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const terms = {
  job: {
    escort: 'Chase car for IN',
    place: 'Dayton, OH',
    // Already Thursday in UTC.
    at: '2026-12-03T01:00:00Z',
    time_zone: 'America/New_York',
  },
  is_accepted: false,
  meet_at: '2026-12-02T12:30:00Z',
  ends_at: null,
  time_zone: 'America/New_York',
  lapses_at: '2026-12-01T22:00:00Z',
  length: 24.5,
  width: 12.333333,
  height: 0,
};
const write = ({
  kind = 'pilot_offered',
  ...parts
}: Partial<ClaimedPilotEmail> & { kind?: PilotEmailKind }) =>
  pilotEmail(
    kind,
    {
      name: 'Robin',
      email: 'robin@example.com',
      job: { ...terms.job, place: 'Lima, OH', at: null },
      terms,
      ...parts,
    },
    'https://example.com',
  );

it.each(PILOT_EMAIL_KINDS)(
  '%s names the escort and links to the escorts page, without a price',
  (kind) => {
    const { to, subject, text, html } = write({ kind });
    expect(to).toBe('robin@example.com');
    expect(subject).toContain('Chase car for IN');
    expect(text).toContain('Hello Robin, ');
    for (const body of [text, html]) {
      expect(body).toContain('https://example.com/escorts');
      expect(body).not.toMatch(/\$\d|cents|\d per mile/u);
    }
  },
);

it('the email says the terms of an offer as they are now', () => {
  const { subject, text } = write({});
  expect(subject).toBe('Escort offer: Chase car for IN from Dayton, OH, Wed, Dec 2');
  expect(text).toContain(
    'Meet: Wed, Dec 2, 7:30 AM EST\nHeight: TBD\nWidth: 12′-4″\nLength: 24′-6″',
  );
  expect(text).toContain('Offer ends: Tue, Dec 1, 5:00 PM EST');
});

it('the email asks for a new confirmation of a changed job', () => {
  const { text } = write({ kind: 'pilot_changed', terms: { ...terms, is_accepted: true } });
  expect(text).toContain('confirm again that you’ll be there');
  expect(text).not.toContain('Offer ends');
});

it.each([
  ['pilot_withdrawn', 'dispatch withdrew this escort: Chase car for IN from Lima, OH.'],
  ['pilot_cancelled', 'the load for this escort was canceled: Chase car for IN from Lima, OH'],
] as const)('%s names the escort as it was', (kind, text) => {
  expect(write({ kind, terms: null }).text).toContain(text);
});
