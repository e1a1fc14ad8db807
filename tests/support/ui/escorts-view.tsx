import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { EscortRow } from '@/features/escorts/api/escort-jobs';
import { EscortsView } from '@/features/escorts/components/escorts-view';
import { fakeBackend, type FakeBackend } from './fake-backend';
import { anAcceptedJob, anEscortJob, anEscortOffer, escortCovers } from './loads';
import { renderPage } from './render-app';

/** A pilot car's page of offers and jobs, on a fake backend. */

export const OFFERS = 'POST /rest/v1/rpc/my_escort_jobs';
export const DAYS = 'GET /rest/v1/availability';
export const CONFIRM = 'POST /rest/v1/rpc/confirm_escort';
export const COVERS = 'POST /rest/v1/rpc/escort_covers';
export const ANSWER = 'POST /rest/v1/rpc/answer_escort';
const JOBS = 'GET /rest/v1/load_escorts';

/** An open offer, and what it says about its load. */
export const { row: OFFER, terms: TERMS } = anEscortOffer();

export const DECLINED = anEscortJob({
  status: 'declined',
  answered_at: '2026-11-02T12:00:00Z',
});

/** The rows of `my_escort_jobs`; the page shows the jobs of which it has a row. */
const ownJobs = [TERMS];

/** A job accepted on this load. */
export const aJobOn = (load: Parameters<typeof anAcceptedJob>[0]): EscortRow => {
  const { row, terms } = anAcceptedJob(load);
  ownJobs.push(terms);
  return row;
};

/** Sets the rows of the page; `outcome` is what a single row's status says. */
export function holdEscorts(
  backend: FakeBackend,
  current: EscortRow[],
  past: EscortRow[] = [DECLINED],
  outcome: object | null = null,
): void {
  backend.on(JOBS, (_body, url) => {
    if (url.searchParams.has('id')) return { status: 200, body: outcome === null ? [] : [outcome] };
    const isCurrent = url.searchParams.get('status')?.includes('offered') === true;
    return { status: 200, body: isCurrent ? current : past };
  });
}

/** A job on a load in transit. */
export const ACCEPTED = aJobOn({ title: 'Gas turbine', status: 'in_transit' });

/**
 * Gives every test a backend that answers every request of the page, with {@link OFFER} and {@link DECLINED} as its
 * rows, on the day before Thanksgiving.
 */
export function setUpEscorts(): FakeBackend {
  let current: FakeBackend;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T15:00:00Z') });
    current = escortsServer();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return {
    on: (route, handler) => {
      current.on(route, handler);
    },
    bodies: (route) => current.bodies(route),
  };
}

function escortsServer(): FakeBackend {
  const backend = fakeBackend();
  backend.on('POST /rest/v1/rpc/load_people', { status: 200, body: [] });
  backend.on(DAYS, { status: 200, body: [] });
  backend.on(COVERS, { status: 200, body: escortCovers(OFFER.id) });
  backend.on(OFFERS, { status: 200, body: ownJobs });
  holdEscorts(backend, [OFFER]);
  return backend;
}

export const renderEscorts = () => renderPage(<EscortsView userId="me" />, { at: '/escorts' });

/** The card of an offer or a job. */
export const escortCard = async (name: RegExp) =>
  within(await screen.findByRole('region', { name }));

export const detailOf = (region: Awaited<ReturnType<typeof escortCard>>, term: string) =>
  region.getByText(term).nextElementSibling;
