import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  ACCEPTED,
  ANSWER,
  COVERS,
  DAYS,
  detailOf,
  escortCard,
  holdEscorts,
  OFFER,
  OFFERS,
  renderEscorts,
  setUpEscorts,
  TERMS,
} from '@tests/ui/escorts-view';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { anEscortOffer, escortCovers } from '@tests/ui/loads';

const backend = setUpEscorts();

const press = async () => {
  renderEscorts();
  const job = await escortCard(/High pole/);
  await job.findByText(/No conflicts|Conflicts/);
  await waitFor(() => {
    expect(detailOf(job, 'States')).toHaveTextContent(/Covered/);
  });
  await userEvent.click(job.getByRole('button', { name: 'Accept' }));
};
const ask = async () => {
  await press();
  return within(await screen.findByRole('alertdialog', { name: 'Accept this job?' }));
};

it('a pilot car accepts the terms on screen without a question when nothing conflicts', async () => {
  backend.on(ANSWER, { status: 200, body: null });
  await press();
  expect(await screen.findByText('Escort Accepted')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(backend.bodies(ANSWER)).toEqual([
    {
      _escort_id: OFFER.id,
      _from: 'offered',
      _to: 'accepted',
      _seen: OFFER.terms_changed_at,
    },
  ]);
});

it('an offer keeps its coverage, and can be accepted, while another offer arrives', async () => {
  backend.on(ANSWER, { status: 200, body: null });
  renderEscorts();
  const job = await escortCard(/High pole/);
  await job.findByText('No conflicts in your calendar.');
  await waitFor(() => {
    expect(detailOf(job, 'States')).toHaveTextContent(/Covered/);
  });
  const second = anEscortOffer('chase');
  backend.on(COVERS, () => new Promise(() => undefined));
  backend.on(OFFERS, { status: 200, body: [TERMS, second.terms] });
  holdEscorts(backend, [OFFER, second.row]);
  announceChange();
  const other = await escortCard(/Chase car/);
  expect(detailOf(job, 'States')).toHaveTextContent(/Covered/);
  await userEvent.click(other.getByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/We couldn’t check your calendar/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(job.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Escort Accepted')).toBeInTheDocument();
});

it('a question repeats every conflict before an offer is accepted', async () => {
  backend.on(DAYS, { status: 200, body: [{ day: '2026-12-03' }, { day: '2026-12-20' }] });
  holdEscorts(backend, [OFFER, ACCEPTED]);
  const dialog = await ask();
  const warning = dialog.getByText('Check before you accept').parentElement;
  expect(warning).toHaveTextContent('Overlaps with Gas turbine, Tue, Dec 1 to Fri, Dec 4');
  expect(warning).toHaveTextContent('You marked Thu, Dec 3 not available');
  expect(warning).not.toHaveTextContent('Dec 20');
  expect(backend.bodies(ANSWER)).toEqual([]);
  backend.on(ANSWER, { status: 200, body: null });
  await userEvent.click(dialog.getByRole('button', { name: 'Accept job' }));
  expect(await screen.findByText('Escort Accepted')).toBeInTheDocument();
  expect(backend.bodies(ANSWER)).toHaveLength(1);
});

it('Accept is disabled while a certificate has expired, with the reason and a link to upload', async () => {
  const problem = 'TX certificate expired Nov 3, 2026';
  backend.on(COVERS, {
    status: 200,
    body: escortCovers(OFFER.id, { TX: { cover: 'expired', problem, expires_on: '2026-11-03' } }),
  });
  renderEscorts();
  const job = await escortCard(/High pole/);
  const reason = await job.findByText(`${problem}.`);
  expect(reason).toBeInTheDocument();
  expect(detailOf(job, 'States')).toHaveTextContent('TXDoesn’t cover the dates');
  expect(job.getByRole('link', { name: 'Upload documents' })).toHaveAttribute(
    'href',
    '/profile#certificates',
  );
  const accept = job.getByRole('button', { name: 'Accept' });
  expect(accept).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(accept);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(backend.bodies(ANSWER)).toEqual([]);
  expect(job.getByRole('button', { name: 'Decline' })).not.toHaveAttribute('aria-disabled');
});

it('Accept is disabled until dispatch confirms a state that isn’t known', async () => {
  const unknown = {
    cover: 'not_known',
    problem: 'It isn’t known whether TX accepts a certificate from OH',
  } as const;
  backend.on(COVERS, { status: 200, body: escortCovers(OFFER.id, { TX: unknown }) });
  renderEscorts();
  const job = await escortCard(/High pole/);
  expect(await job.findByText('Waiting for dispatch')).toBeInTheDocument();
  expect(job.queryByRole('link', { name: 'Upload documents' })).not.toBeInTheDocument();
  expect(job.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true');
  backend.on(COVERS, {
    status: 200,
    body: escortCovers(OFFER.id, { TX: { ...unknown, is_cleared: true } }),
  });
  announceChange();
  expect(await job.findByText('Confirmed by dispatch')).toBeInTheDocument();
  expect(job.getByRole('button', { name: 'Accept' })).not.toHaveAttribute('aria-disabled');
});

it('a question comes first when the calendar couldn’t be checked, and the page says so', async () => {
  backend.on(DAYS, { status: 500, body: {} });
  renderEscorts();
  const job = await escortCard(/High pole/);
  expect(await screen.findByText('We couldn’t check your calendar.')).toBeInTheDocument();
  await userEvent.click(job.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('We couldn’t check');
  expect(backend.bodies(ANSWER)).toEqual([]);
});

it('the card stays, grayed out, when another pilot was faster, until it is dismissed', async () => {
  backend.on(ANSWER, () => {
    holdEscorts(backend, [], [], { status: 'taken', lapses_at: null });
    return { status: 400, body: { code: '23514', message: 'Another pilot took this job.' } };
  });
  await press();
  const ended = await escortCard(/High pole, Dayton, OH to TX/);
  expect(await ended.findByText('Another pilot took this job.')).toBeInTheDocument();
  expect(ended.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  await userEvent.click(ended.getByRole('button', { name: /^Dismiss/ }));
  expect(await screen.findByText('No offers right now.')).toBeInTheDocument();
});

it('an offer can be accepted again after a network failure', async () => {
  holdEscorts(backend, [OFFER, ACCEPTED]);
  backend.on(ANSWER, 'lost');
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept job' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
  backend.on(ANSWER, { status: 200, body: null });
  await userEvent.click(dialog.getByRole('button', { name: 'Accept job' }));
  expect(await screen.findByText('Escort Accepted')).toBeInTheDocument();
});

it('nothing is accepted while offline, and the card says why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderEscorts();
  const job = await escortCard(/High pole/);
  await userEvent.click(job.getByRole('button', { name: 'Accept' }));
  expect(job.getByText('You appear to be offline.')).toBeInTheDocument();
  expect(backend.bodies(ANSWER)).toEqual([]);
  vi.restoreAllMocks();
});
