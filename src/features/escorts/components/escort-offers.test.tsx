import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  ACCEPTED,
  ANSWER,
  COVERS,
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
import { escortCovers } from '@tests/ui/loads';

const backend = setUpEscorts();

it('an offer shows size with loaded height first, meet times, coverage and the pilot car’s own rate', async () => {
  renderEscorts();
  const job = await escortCard(/High pole, Dayton, OH to TX/);
  expect(job.getByText('L-2026-00047')).toBeInTheDocument();
  const sizes = job.getByText('Loaded height').closest('dl');
  expect(sizes).toHaveTextContent('Loaded height14′-3″Width12′-0″Length34′-0″Gross134,000 lb');
  expect(detailOf(job, 'Meet')).toHaveTextContent('Tue, Dec 1, 6:30 AM CSTDayton, OH');
  expect(detailOf(job, 'Estimated end')).toHaveTextContent('Fri, Dec 4, 3:00 PM CSTIn TX');
  await waitFor(() => {
    expect(detailOf(job, 'States')).toHaveTextContent(
      'OH, TXOHCovered until Aug 14, 2027TXCovered until Aug 14, 2027InsuranceCovered until Aug 14, 2027',
    );
  });
  expect(detailOf(job, 'Your rate')).toHaveTextContent('$465.50190 mi × $2.45');
  expect(await job.findByText('No conflicts in your calendar.')).toBeInTheDocument();
  expect(job.getByRole('img', { name: /^Your high pole car ahead of the load/ })).toBeVisible();
});

it('an offer shows an estimated height, and says that no rate is set', async () => {
  backend.on(OFFERS, {
    status: 200,
    body: [{ ...TERMS, loaded_height: null, gross_lbs: null, meet_at: null, ends_at: null }],
  });
  holdEscorts(backend, [{ ...OFFER, rate: null }]);
  renderEscorts();
  const job = await escortCard(/High pole/);
  expect(detailOf(job, 'Loaded height')).toHaveTextContent(/^About 1/);
  expect(detailOf(job, 'Gross')).toHaveTextContent('Not known yet');
  expect(detailOf(job, 'Meet')).toHaveTextContent('Tue, Dec 1, time TBD');
  expect(detailOf(job, 'Your rate')).toHaveTextContent('No rate yet');
});

it('an offer says when it ends and who else has it, and closes when its time is over', async () => {
  backend.on(OFFERS, {
    status: 200,
    body: [{ ...TERMS, lapses_at: '2026-11-25T19:20:00Z', has_rivals: true }],
  });
  renderEscorts();
  const job = await escortCard(/High pole/);
  expect(job.getByText('Ends in 4 h 20 min, 1:20 PM CST')).toBeInTheDocument();
  expect(job.getByText(/First to accept gets it/)).toBeInTheDocument();
});

it('an offer whose time is over is closed', async () => {
  backend.on(OFFERS, {
    status: 200,
    body: [{ ...TERMS, lapses_at: '2026-11-25T14:59:00Z' }],
  });
  renderEscorts();
  const job = await escortCard(/High pole/);
  expect(job.getByText('Ended')).toBeInTheDocument();
  expect(job.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

it('an offer warns about an accepted job on the same days', async () => {
  holdEscorts(backend, [OFFER, ACCEPTED]);
  renderEscorts();
  expect(
    (await escortCard(/High pole/)).getByText('Conflicts with your calendar').parentElement,
  ).toHaveTextContent('Overlaps with Gas turbine, Tue, Dec 1 to Fri, Dec 4.');
});

it('the page has empty states without offers', async () => {
  holdEscorts(backend, [], []);
  renderEscorts();
  expect(await screen.findByText('No offers right now.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Update availability' })).toHaveAttribute(
    'href',
    '/profile#availability',
  );
  expect(screen.getByText('No accepted jobs.')).toBeInTheDocument();
});

it.each([
  ['taken', { status: 'taken', lapses_at: null }, 'Another pilot took this job.'],
  ['withdrawn', null, 'Dispatch withdrew this offer.'],
  ['lapsed', { status: 'offered', lapses_at: '2026-11-25T14:00:00Z' }, 'This offer has ended.'],
  ['canceled', { status: 'offered', lapses_at: null }, 'Dispatch canceled this load.'],
])('an offer stays that was %s while it was on screen', async (_, outcome, reason) => {
  renderEscorts();
  await escortCard(/High pole/);
  holdEscorts(backend, [], [], outcome);
  announceChange();
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: /^High pole/ })).toBeInTheDocument();
});

it('the page says that certificates couldn’t be checked, until a retry succeeds', async () => {
  backend.on(COVERS, { status: 500, body: {} });
  renderEscorts();
  const job = await escortCard(/High pole/);
  const failure = await screen.findByText('We couldn’t check your certificates and insurance.');
  backend.on(COVERS, { status: 200, body: escortCovers(OFFER.id) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(detailOf(job, 'States')).toHaveTextContent(/Covered/);
  });
  expect(failure).not.toBeInTheDocument();
});

it('a pilot car declines without a question, with Undo', async () => {
  backend.on(ANSWER, (body) => {
    holdEscorts(backend, [], [], { status: 'declined', lapses_at: null });
    expect(body).toBeDefined();
    return { status: 200, body: null };
  });
  renderEscorts();
  await userEvent.click((await escortCard(/High pole/)).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Escort Declined')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: /^High pole/ })).not.toBeInTheDocument();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Answer Undone')).toBeInTheDocument();
  expect(backend.bodies(ANSWER)).toMatchObject([
    { _from: 'offered', _to: 'declined' },
    { _from: 'declined', _to: 'offered' },
  ]);
});
