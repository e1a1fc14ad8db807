import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { anAcceptedJob, anEscortOffer, escortCovers } from '@tests/ui/loads';
import { renderPage } from '@tests/ui/render-app';
import { PilotWork } from './pilot-work';

const JOBS = 'GET /rest/v1/load_escorts';
const CONFIRM = 'POST /rest/v1/rpc/confirm_escort';
const COVERS = 'POST /rest/v1/rpc/escort_covers';
const DAYS = 'GET /rest/v1/availability';

const { row: offer, terms } = anEscortOffer();
const NAME = 'High pole, Dayton, OH to TX';
const { row: accepted, terms: acceptedTerms } = anAcceptedJob(
  { title: 'Gas turbine', origin: 'Lima, OH', destination: 'Gary, IN' },
  {
    rate: {
      unit: 'flat',
      quantity: 1,
      currency: 'USD',
      rate_cents: 174_375,
      minimum_cents: 0,
      amount_cents: 174_375,
    },
  },
);

let backend: FakeBackend;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T15:00:00Z') });
  backend = fakeBackend();
  backend.on(JOBS, { status: 200, body: [offer, accepted] });
  backend.on('POST /rest/v1/rpc/my_escort_jobs', { status: 200, body: [terms, acceptedTerms] });
  backend.on(COVERS, {
    status: 200,
    body: escortCovers(offer.id, { TX: { cover: 'missing', problem: 'No certificate for TX' } }),
  });
  backend.on(DAYS, {
    status: 200,
    body: [{ day: '2026-12-02', available: false, note: 'Vehicle service' }],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('the page shows waiting offers first and repeats each conflict', async () => {
  renderPage(<PilotWork userId="me" />);
  const card = within(
    await screen.findByRole('region', { name: '1 escort offer waiting for you' }),
  );
  expect(card.getByText('Overlaps with Gas turbine, Tue, Dec 1 to Fri, Dec 4')).toBeInTheDocument();
  expect(await card.findByText('You marked Wed, Dec 2 not available')).toBeInTheDocument();
  expect(await card.findByText('No certificate for TX')).toBeInTheDocument();
  expect(card.getByText(/Loaded height/).closest('p')).toHaveTextContent(
    'Loaded height 14′-3″. OH, TX. Tue, Dec 1 to Fri, Dec 4Meet Tue, Dec 1, 6:30 AM CST, Dayton, OH',
  );
  expect(card.getByText('$465.50')).toBeInTheDocument();
  expect(card.getByRole('link', { name: `Review ${NAME}` })).toHaveAttribute(
    'href',
    `/escorts#escort-${offer.id}`,
  );
});

it('the page says that certificates couldn’t be checked, and checks them again', async () => {
  backend.on(COVERS, { status: 500, body: {} });
  renderPage(<PilotWork userId="me" />);
  const card = within(
    await screen.findByRole('region', { name: '1 escort offer waiting for you' }),
  );
  const failure = await screen.findByText('We couldn’t check your certificates and insurance.');
  backend.on(COVERS, {
    status: 200,
    body: escortCovers(offer.id, { TX: { cover: 'missing', problem: 'No certificate for TX' } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText('No certificate for TX')).toBeInTheDocument();
  expect(failure).not.toBeInTheDocument();
});

it('the page shows tomorrow’s job with the pilot car’s own rate, and confirms it', async () => {
  backend.on('POST /rest/v1/rpc/load_people', { status: 200, body: [] });
  backend.on(CONFIRM, { status: 200, body: null });
  renderPage(<PilotWork userId="me" />);
  const job = within(
    await screen.findByRole('region', { name: 'Gas turbine, Lima, OH to Gary, IN' }),
  );
  expect(job.getByText('Tomorrow, Tue, Dec 1')).toBeInTheDocument();
  expect(job.getByText('7:00 AM EST')).toBeInTheDocument();
  expect(job.getByText('$1,743.75')).toBeInTheDocument();
  expect(job.getByText('Not confirmed')).toBeInTheDocument();
  expect(job.getByRole('link', { name: 'Job details' })).toHaveAttribute(
    'href',
    `/escorts#escort-${accepted.id}`,
  );
  await userEvent.click(job.getByRole('button', { name: 'Confirm I’ll be there' }));
  expect(await screen.findByText('Job Confirmed')).toBeInTheDocument();
  expect(backend.bodies(CONFIRM)).toEqual([
    { _escort_id: accepted.id, _seen: accepted.terms_changed_at },
  ]);
});

it('the page doesn’t ask for a confirmation weeks ahead', async () => {
  vi.setSystemTime(new Date('2026-11-10T15:00:00Z'));
  backend.on('POST /rest/v1/rpc/load_people', { status: 200, body: [] });
  renderPage(<PilotWork userId="me" />);
  const job = within(await screen.findByRole('region', { name: /^Gas turbine/ }));
  expect(job.getByRole('link', { name: 'Open escort job' })).toBeInTheDocument();
  expect(job.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
});

it('the page says that there are no offers', async () => {
  backend.on(JOBS, { status: 200, body: [] });
  renderPage(<PilotWork userId="me" />);
  expect(await screen.findByText('No offers right now.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Update availability' })).toHaveAttribute(
    'href',
    '/profile#availability',
  );
});

it('the page says that the offers could not be fetched and retries', async () => {
  backend.on(JOBS, { status: 403, body: { code: '42501', message: 'permission denied' } });
  renderPage(<PilotWork userId="me" />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t load your escort jobs.');
  backend.on(JOBS, { status: 200, body: [offer] });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: `Review ${NAME}` })).toBeInTheDocument();
});
