import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  ACCEPTED,
  aJobOn,
  ANSWER,
  CONFIRM,
  COVERS,
  DECLINED,
  escortCard,
  holdEscorts,
  OFFER,
  renderEscorts,
  setUpEscorts,
} from '@tests/ui/escorts-view';
import { escortCovers } from '@tests/ui/loads';

const backend = setUpEscorts();

it('the list has accepted jobs with the driver’s number, and past jobs without a declined load’s name', async () => {
  const person = { load_id: ACCEPTED.load_id, last_name: 'Monroe' };
  backend.on('POST /rest/v1/rpc/load_people', {
    status: 200,
    body: [
      { ...person, person_id: 'd', part: 'driver', first_name: 'Casey', phone: '937-555-0164' },
      { ...person, person_id: 'me', part: 'pilot', first_name: 'Robin', phone: '937-555-0163' },
    ],
  });
  holdEscorts(backend, [OFFER, ACCEPTED]);
  renderEscorts();
  const card = await escortCard(/Lead car, Gas turbine/);
  expect(await card.findByText('Casey Monroe')).toBeInTheDocument();
  expect(card.getByText(/937-555-0164/)).toBeInTheDocument();
  expect(card.getByText('Robin Monroe (you)')).toBeInTheDocument();
  expect(card.getByText('Accepted')).toBeInTheDocument();
  expect(await screen.findByText(/You no longer have access to this load/)).toHaveTextContent(
    'Declined Nov 2, 2026.',
  );
});

it('an accepted job says when papers no longer cover it', async () => {
  backend.on(COVERS, {
    status: 200,
    body: escortCovers(ACCEPTED.id, {
      insurance: { cover: 'missing', problem: 'No insurance on file' },
    }),
  });
  holdEscorts(backend, [ACCEPTED]);
  renderEscorts();
  const job = await escortCard(/Lead car, Gas turbine/);
  expect(await job.findByText('You can’t escort this load yet')).toBeInTheDocument();
  expect(job.getByText('No insurance on file.')).toBeInTheDocument();
});

it('an accepted job says that dispatch changed it', async () => {
  holdEscorts(backend, [{ ...ACCEPTED, terms_changed_at: '2026-11-20T14:00:00+00:00' }]);
  renderEscorts();
  expect(await screen.findByText('Changed since you accepted.')).toBeInTheDocument();
});

describe('confirming', () => {
  const job = aJobOn({ title: 'Gas turbine', status: 'assigned' });

  it('confirming is possible from 72 hours before, on the terms on screen', async () => {
    vi.setSystemTime(new Date('2026-11-30T15:00:00Z'));
    holdEscorts(backend, [job]);
    backend.on(CONFIRM, () => {
      holdEscorts(backend, [{ ...job, confirmed_at: '2026-11-30T15:00:00Z' }]);
      return { status: 200, body: null };
    });
    renderEscorts();
    const region = await escortCard(/Gas turbine/);
    await userEvent.click(region.getByRole('button', { name: 'Confirm I’ll be there' }));
    expect(await screen.findByText('Job Confirmed')).toBeInTheDocument();
    expect(await region.findByText('Confirmed')).toBeInTheDocument();
    expect(region.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
    expect(backend.bodies(CONFIRM)).toEqual([{ _escort_id: job.id, _seen: job.terms_changed_at }]);
  });

  it('says beforehand when it becomes possible', async () => {
    holdEscorts(backend, [job]);
    renderEscorts();
    const region = await escortCard(/Gas turbine/);
    expect(region.getByText('You can confirm this job from Sat, Nov 28.')).toBeInTheDocument();
    expect(region.getByRole('button', { name: 'Give back' })).toBeInTheDocument();
  });

  it('offers a call instead of giving back in the last 24 hours', async () => {
    vi.setSystemTime(new Date('2026-11-30T15:00:00Z'));
    holdEscorts(backend, [job]);
    renderEscorts();
    const region = await escortCard(/Gas turbine/);
    expect(region.getByRole('link', { name: /^Can’t make it\? Call/ })).toBeInTheDocument();
    expect(region.queryByRole('button', { name: 'Give back' })).not.toBeInTheDocument();
  });
});

it('a pilot car undoes a recent answer', async () => {
  const fresh = new Date().toISOString();
  holdEscorts(backend, [], [{ ...DECLINED, answered_at: fresh }]);
  backend.on(ANSWER, { status: 200, body: null });
  renderEscorts();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Answer Undone')).toBeInTheDocument();
  expect(backend.bodies(ANSWER)).toMatchObject([{ _from: 'declined', _to: 'offered' }]);
});
