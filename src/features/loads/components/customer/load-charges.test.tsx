import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { LoadTimeline } from '@contracts/load-timeline';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { renderPage } from '@tests/ui/render-app';
import { LoadCharges } from './load-charges';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123';
const TRACK = 'POST /rest/v1/rpc/track_bills';
const MINE = 'POST /rest/v1/rpc/my_bills';

const aBill = (parts: object = {}) => ({
  load_id: 'load-1',
  status: 'delivered',
  currency: 'USD',
  offer: { number: 'O-2026-00049', version: 2, cents: 1_109_360, is_at_cost: false },
  charges: [
    {
      id: 'charge-1',
      description: 'Detention at pickup',
      quantity: 2.5,
      unit: 'hour',
      rate_cents: 12_500,
      amount_cents: 31_250,
      evidence: 'Arrived 8:00, loaded 13:00',
    },
  ],
  total_cents: 1_140_610,
  ...parts,
});

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
});
const show = (bill: object | null, status: LoadTimeline['status'] = 'delivered') => {
  backend.on(TRACK, { status: 200, body: bill === null ? [] : [bill] });
  renderPage(
    <LoadCharges
      timeline={{ id: 'load-1', number: 'L-2026-00041', status } as LoadTimeline}
      access={{ token: TOKEN }}
    />,
  );
};
const block = async () => (await screen.findByRole('region', { name: 'Charges' })).textContent;

it('approved charges are added to the offer’s total after delivery', async () => {
  show(aBill());
  await screen.findByText('Total');
  expect(await block()).toBe(
    'ChargesOffer O-2026-00049$11,093.60' +
      'Detention at pickup2.5 hours × $125.00Arrived 8:00, loaded 13:00$312.50' +
      'Total$11,406.10 USD',
  );
});

it('the bill says that permits are billed at cost, and formats Canadian dollars', async () => {
  show(
    aBill({
      currency: 'CAD',
      offer: { number: 'O-2026-00049', version: 1, cents: 100_005, is_at_cost: true },
      charges: [],
      total_cents: 100_005,
    }),
  );
  await screen.findByText('Total');
  expect(await block()).toBe(
    'ChargesOffer O-2026-00049Permits at costCA$1,000.05TotalCA$1,000.05 CAD',
  );
});

it('the bill says that a load was canceled without fees', async () => {
  show(aBill({ status: 'cancelled', offer: null, charges: [], total_cents: 0 }), 'cancelled');
  expect(await screen.findByText('The load was canceled without fees.')).toBeVisible();
});

it.each(['planned', 'assigned', 'in_transit'] as const)(
  'nothing is requested while the load is %s',
  async (status) => {
    show(aBill(), status);
    await waitFor(() => {
      expect(screen.queryByText('Charges')).not.toBeInTheDocument();
    });
    expect(backend.bodies(TRACK)).toEqual([]);
  },
);

it('the bill offers a retry after a failure', async () => {
  backend.on(TRACK, { status: 403, body: { code: '42501', message: 'No' } });
  renderPage(
    <LoadCharges
      timeline={{ id: 'load-1', number: 'L-2026-00041', status: 'delivered' } as LoadTimeline}
      access={{ token: TOKEN }}
    />,
  );
  await screen.findByText('We couldn’t load the charges.');
  backend.on(TRACK, { status: 200, body: [aBill()] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$11,406.10 USD')).toBeVisible();
});

it('the signed-in owner of the quote requests the bill as themselves', async () => {
  backend.on(MINE, { status: 200, body: [aBill()] });
  renderPage(
    <LoadCharges
      timeline={{ id: 'load-1', number: 'L-2026-00041', status: 'delivered' } as LoadTimeline}
      access={{ quoteId: 'quote-1' }}
    />,
  );
  expect(await screen.findByText('$11,406.10 USD')).toBeVisible();
});
