import { fixDate } from '@tests/ui/fixed-date';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { aConsoleLoad, aSlot, aSlotOffer } from '@tests/ui/escort-slots';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aConflict } from '@tests/ui/loads';
import { OfferDialog } from './offer-dialog';

fixDate();

const OFFER = 'POST /rest/v1/rpc/offer_escort_slot';
const CONFLICTS = 'POST /rest/v1/rpc/assignment_conflicts';
const load = aConsoleLoad();

let backend: FakeBackend;
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  backend = fakeBackend();
  const pilot = (pilot_id: string, name: string) => ({
    pilot_id,
    name,
    home_base_city: 'Dayton',
    home_base_state: 'OH',
    has_high_pole: true,
    certified_states: ['OH', 'IN'],
    answer: 'available',
  });
  backend.on('POST /rest/v1/rpc/pilots_available', {
    status: 200,
    body: [pilot('pilot-1', 'Robin Stadler'), pilot('pilot-2', 'Lee Arnold')],
  });
  backend.on('GET /rest/v1/pilot_papers', {
    status: 200,
    body: [
      {
        id: 'p1',
        pilot_id: 'pilot-1',
        kind: 'certificate',
        issuing_state: 'OH',
        expires_on: '2099-08-14',
        checked_at: null,
      },
      {
        id: 'p2',
        pilot_id: 'pilot-1',
        kind: 'insurance',
        issuing_state: null,
        expires_on: '2020-01-10',
        checked_at: '2026-10-01T12:00:00Z',
      },
    ],
  });
  backend.on(CONFLICTS, {
    status: 200,
    body: [
      aConflict({ kind: 'escort_job', person_id: 'pilot-2', person_name: 'Lee Arnold' }),
      aConflict({
        kind: 'not_certified',
        person_id: 'pilot-2',
        person_name: 'Lee Arnold',
        states: ['KY'],
      }),
      aConflict({
        kind: 'not_available',
        person_id: 'pilot-2',
        person_name: 'Lee Arnold',
        load_id: null,
        to_day: '2026-11-24',
      }),
    ],
  });
});

const open = async () => {
  renderSection(
    <OfferDialog load={load} slot={aSlot()} offers={[aSlotOffer()]} onClose={onClose} />,
  );
  return within(await screen.findByRole('dialog', { name: 'Send offer: Chase car, OH and KY' }));
};

it('dispatch offers a slot to two pilot cars at a rate, until a time, with a warning about conflicts', async () => {
  backend.on(OFFER, { status: 200, body: 2 });
  const dialog = await open();
  const robin = await dialog.findByRole('checkbox', {
    name: 'Robin Stadler, Dayton OH, high pole, OH IN: available. Has this offer',
  });
  const lee = await dialog.findByRole('checkbox', {
    name: 'Lee Arnold, Dayton OH, high pole, OH IN. Booked: Dayton → Laredo, Nov 24–26, and 1 more',
  });
  await userEvent.click(robin);
  expect(dialog.queryByText('Check before you send:')).toBeNull();
  await userEvent.click(lee);
  expect(dialog.getByText('Check before you send:')).toBeInTheDocument();
  expect(dialog.getByText(/^Lee Arnold escorts Press bed/u)).toBeInTheDocument();
  expect(dialog.getByText('Lee Arnold has no certificate for KY.')).toBeInTheDocument();
  expect(dialog.getByText('Lee Arnold isn’t available Tue, Nov 24.')).toBeInTheDocument();

  const papers = await dialog.findByRole('list', { name: 'Certificates and insurance' });
  expect(papers).toHaveTextContent(
    'Robin Stadler: OH until Aug 14, 2099, insurance expired Jan 10, 2020 (1 not checked yet).',
  );
  expect(papers).toHaveTextContent('Lee Arnold: no certificates or insurance uploaded.');
  expect(within(papers).getByRole('link', { name: 'Robin Stadler' })).toHaveAttribute(
    'href',
    '/admin/users?user=pilot-1',
  );

  expect(dialog.getByLabelText('Miles')).toHaveValue('190');
  await userEvent.type(dialog.getByLabelText(/^Rate, USD/u), '2.45');
  await userEvent.type(dialog.getByLabelText(/^At least/u), '500');
  await userEvent.type(dialog.getByLabelText(/^Offer ends/u), '2026-11-30T17:00');
  expect(dialog.getByText('$500.00')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 offers' }));
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  expect(backend.bodies(OFFER)).toEqual([
    {
      _slot_id: 'slot-1',
      _pilot_ids: ['pilot-1', 'pilot-2'],
      _lapses_at: '2026-11-30T22:00:00.000Z',
      _rate: {
        unit: 'mile',
        quantity: 190,
        currency: 'USD',
        rate_cents: 245,
        minimum_cents: 50_000,
      },
    },
  ]);
  expect(backend.bodies(CONFLICTS)[0]).toMatchObject({
    _states: ['OH', 'KY'],
    _from: '2026-12-01',
  });
});

it('the dialog requires a pilot car, and a rate if there is a minimum', async () => {
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText(/^At least/u), '500');
  await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
  expect(await dialog.findByText('Choose at least one pilot car.')).toBeInTheDocument();
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^Robin/u }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
  expect(await dialog.findByText('Enter the rate, too.')).toBeInTheDocument();
  expect(backend.bodies(OFFER)).toEqual([]);
});

it('the dialog keeps the input if someone accepted the slot first, and says so', async () => {
  const message = 'A pilot car has this slot.';
  backend.on(OFFER, { status: 400, body: { code: '23514', message } });
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^Lee/u }));
  await userEvent.type(dialog.getByLabelText(/^Rate, USD/u), '1.95');
  await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.getByRole('checkbox', { name: /^Lee/u })).toBeChecked();
  expect(dialog.getByLabelText(/^Rate, USD/u)).toHaveValue('1.95');
  expect(onClose).not.toHaveBeenCalled();
});
