import { describe, expect, it } from 'vitest';
import { journeyLength, journeyOf, type JourneyEvent } from './journey';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second)).toISOString();
const event = (second: number, parts: Partial<JourneyEvent> = {}): JourneyEvent => ({
  created_at: at(second),
  event_name: 'page_view',
  page_url: 'https://www.example.com/',
  page_title: 'Home',
  referrer: null,
  ...parts,
});
const FLEET = { page_url: 'https://www.example.com/fleet', page_title: 'Fleet' };

describe('journeyOf', () => {
  it('returns the pages with the time on each', () => {
    const { stops } = journeyOf([event(0), event(20, FLEET), event(95)]);
    expect(stops.map(({ pageTitle, stayMs }) => [pageTitle, stayMs])).toEqual([
      ['Home', 20_000],
      ['Fleet', 75_000],
      ['Home', null],
    ]);
  });

  it('merges reloads of a page', () => {
    const { stops } = journeyOf([event(0), event(5), event(30, FLEET)]);
    expect(stops.map(({ stayMs }) => stayMs)).toEqual([30_000, null]);
  });

  it('assigns goals to their page', () => {
    const { stops } = journeyOf([
      event(0, { event_name: 'consent_accept_all' }),
      event(0),
      event(4, { event_name: 'call_clicked' }),
      event(9, FLEET),
    ]);
    expect(stops.map(({ goals }) => goals)).toEqual([['call_clicked'], []]);
  });

  it('returns the referrer, "" if unknown, null if not recorded', () => {
    const search = 'https://www.google.com/';
    expect(journeyOf([event(0, { referrer: search }), event(9, FLEET)]).referrer).toBe(search);
    expect(journeyOf([event(0, { referrer: '' })]).referrer).toBe('');
    expect(journeyOf([event(0)]).referrer).toBeNull();
  });

  it('a journey is as long as the time since its first page', () => {
    expect(journeyLength(journeyOf([event(0), event(9, FLEET)]), Date.parse(at(60)))).toBe(60_000);
    expect(journeyLength(journeyOf([]), Date.now())).toBe(0);
  });
});
