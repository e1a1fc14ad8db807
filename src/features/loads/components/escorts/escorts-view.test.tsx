import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { aLoad, anEscortJob, anEscortOffer } from '@tests/ui/loads';
import { renderPage } from '@tests/ui/render-app';
import type { EscortRow } from '../../api/escort-jobs';
import { EscortsView } from './escorts-view';

const JOBS = 'GET /rest/v1/load_escorts';
const PROFILE = 'GET /rest/v1/pilot_profiles';
const ANSWER = 'POST /rest/v1/rpc/answer_escort';
const withLoad = (given: Parameters<typeof aLoad>[0]) => ({
  ...aLoad(given),
  escorts: [],
  permits: [],
});

const { row: offer, terms } = anEscortOffer();
const accepted = anEscortJob({
  load: withLoad({ title: 'Gas turbine', status: 'in_transit' }),
});
const declined = anEscortJob({
  status: 'declined',
  answered_at: '2026-11-02T12:00:00Z',
  load: null,
});

let backend: FakeBackend;

function hold(current: EscortRow[], past: EscortRow[] = [declined]) {
  backend.on(JOBS, (_body, url) => ({
    status: 200,
    body: url.searchParams.get('status')?.includes('offered') === true ? current : past,
  }));
}

const open = () => renderPage(<EscortsView userId="me" />, { at: '/escorts' });
const card = async (name: RegExp) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  backend = fakeBackend();
  backend.on('POST /rest/v1/rpc/load_people', { status: 200, body: [] });
  backend.on('GET /rest/v1/availability', { status: 200, body: [] });
  backend.on(PROFILE, { status: 200, body: [{ certified_states: ['OH', 'TX'] }] });
  backend.on('POST /rest/v1/rpc/my_escort_offers', { status: 200, body: [terms] });
  hold([offer, accepted]);
});

it('lists offers, accepted and past jobs, and hides a declined load’s name', async () => {
  open();
  expect((await card(/High pole, Dayton, OH to TX/)).getByText('Offer')).toBeInTheDocument();
  expect((await card(/Lead car, Gas turbine/)).getByText('Accepted')).toBeInTheDocument();
  expect(await screen.findByText(/You no longer have access to this load/)).toHaveTextContent(
    'Declined Nov 2, 2026.',
  );
});

it('warns about an accepted job on the same days', async () => {
  open();
  expect(
    (await card(/High pole/)).getByText('Overlaps with a job you accepted:').parentElement,
  ).toHaveTextContent('Gas turbine, Tue, Dec 1 to Fri, Dec 4');
});

it('says that dispatch changed an accepted job', async () => {
  hold([{ ...accepted, terms_changed_at: '2026-11-20T14:00:00+00:00' }]);
  open();
  expect(await screen.findByText('Changed since you accepted.')).toBeInTheDocument();
});

it('shows empty states without offers', async () => {
  hold([], []);
  open();
  expect(await screen.findByText('No offers waiting')).toBeInTheDocument();
  expect(screen.getByText('No accepted jobs.')).toBeInTheDocument();
});

describe('accepting', () => {
  const accept = async () => {
    open();
    await userEvent.click((await card(/High pole/)).getByRole('button', { name: 'Accept' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Accept this escort?' });
    return within(dialog);
  };

  it('confirms, then accepts the terms on screen', async () => {
    backend.on(ANSWER, { status: 200, body: null });
    const dialog = await accept();
    expect(backend.bodies(ANSWER)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));

    expect(await screen.findByText('Escort Accepted')).toBeInTheDocument();
    expect(backend.bodies(ANSWER)).toEqual([
      {
        _escort_id: offer.id,
        _from: 'offered',
        _to: 'accepted',
        _seen: offer.terms_changed_at,
      },
    ]);
  });

  it('repeats every conflict in the dialog', async () => {
    backend.on('GET /rest/v1/availability', {
      status: 200,
      body: [{ day: '2026-12-03' }, { day: '2026-12-20' }],
    });
    const dialog = await accept();
    const warning = (await dialog.findByText('Check before you accept:')).parentElement;
    expect(warning).toHaveTextContent('Overlaps with Gas turbine, Tue, Dec 1 to Fri, Dec 4');
    await waitFor(() => {
      expect(warning).toHaveTextContent('You marked Thu, Dec 3 not available');
    });
    expect(warning).not.toHaveTextContent('Dec 20');
  });

  it.each([
    ['no certifications', [], 'OH or TX'],
    ['one of them', [{ certified_states: ['IN', 'OH'] }], 'TX'],
  ])('lists the states of the route missing from a profile with %s', async (_, rows, states) => {
    hold([offer]);
    backend.on(PROFILE, { status: 200, body: rows });
    const dialog = await accept();
    expect(
      await dialog.findByText(`Your profile lists no certification for ${states}`),
    ).toBeInTheDocument();
  });

  it('explains that an offer was withdrawn and refetches the list', async () => {
    backend.on(ANSWER, () => {
      hold([accepted]);
      return { status: 412, body: { code: 'PT412', message: 'Someone changed this.' } };
    });
    const dialog = await accept();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));

    expect(await screen.findByText('Answer Not Sent')).toBeInTheDocument();
    expect(
      await screen.findByText('Dayton, OH to TX: dispatch withdrew this offer.'),
    ).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
  });

  it('can be retried after a network failure', async () => {
    backend.on(ANSWER, 'lost');
    const dialog = await accept();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
    backend.on(ANSWER, { status: 200, body: null });
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Escort Accepted')).toBeInTheDocument();
  });
});

it('undoes a recent answer', async () => {
  const fresh = new Date().toISOString();
  hold([], [{ ...declined, answered_at: fresh }]);
  backend.on(ANSWER, { status: 200, body: null });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Answer Undone')).toBeInTheDocument();
  expect(backend.bodies(ANSWER)).toMatchObject([{ _from: 'declined', _to: 'offered' }]);
});

it('shows a withdrawn offer until dismissed', async () => {
  open();
  await card(/High pole/);
  hold([accepted]);
  announceChange();
  expect(
    await screen.findByText('Dayton, OH to TX: dispatch withdrew this offer.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => {
    expect(screen.queryByText(/dispatch withdrew/)).not.toBeInTheDocument();
  });
});
