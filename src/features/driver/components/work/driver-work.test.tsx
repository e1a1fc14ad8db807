import { aLeg } from '@tests/ui/legs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aLoadRecord } from '@tests/ui/loads';
import { renderPage } from '@tests/ui/render-app';
import type { LoadRecord } from '@/features/loads/model/load-record';
import { DriverWork } from './driver-work';

const LOADS = 'GET /rest/v1/loads';

let backend: FakeBackend;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T13:00:00Z') });
  backend = fakeBackend();
});
afterEach(() => {
  vi.useRealTimers();
});

function hold(...loads: LoadRecord[]) {
  backend.on(LOADS, (_body, url) => {
    const id = url.searchParams.get('id')?.replace('eq.', '');
    return { status: 200, body: id === undefined ? loads : loads.filter((load) => load.id === id) };
  });
}

const press = aLoadRecord({ title: 'Press crown', origin: 'Lima, OH', destination: 'Tulsa, OK' });
const excavator = aLoadRecord({
  title: 'Excavator',
  pickup_at: '2026-12-05T13:00:00Z',
  pickup_time_zone: 'America/Chicago',
  delivery_at: '2026-12-06T13:00:00Z',
});

it('the page shows today’s load first, then the next one, with times in the local time zone', async () => {
  hold(press, excavator);
  renderPage(<DriverWork userId="me" />);
  const today = within(
    await screen.findByRole('region', { name: 'Press crown, Lima, OH to Tulsa, OK' }),
  );
  expect(today.getByText('Today, Tue, Dec 1')).toBeInTheDocument();
  expect(today.getByText('Tue, Dec 1, 7:00 AM EST')).toBeInTheDocument();
  expect(today.getByRole('link', { name: 'Open load' })).toHaveAttribute(
    'href',
    `/loads/assigned?load=${press.id}`,
  );
  // Gross weight includes the truck; the load's page has it.
  expect(today.getByText('Load weight')).toBeInTheDocument();
  expect(today.queryByText('Gross')).not.toBeInTheDocument();
  const next = within(screen.getByRole('region', { name: 'Next load' }));
  expect(next.getByText('Sat, Dec 5, 7:00 AM CST')).toBeInTheDocument();
  expect(next.getByRole('link', { name: 'View load' })).toHaveAttribute(
    'href',
    `/loads/assigned?load=${excavator.id}`,
  );
});

it('the page names what blocks the start', async () => {
  hold({
    ...press,
    permits: [
      {
        id: 'p',
        jurisdiction: 'IN',
        authority_type: 'state',
        authority: '',
        leg_id: null,
        time_zone: null,
        permit_number: null,
        status: 'applied',
        valid_from: null,
        valid_until: null,
      },
    ],
    escorts: [{ id: 'e', pilot_id: 'someone', position: 'lead', status: 'offered' }],
  });
  renderPage(<DriverWork userId="me" />);
  expect(await screen.findByText('2 things before you start')).toBeInTheDocument();
  expect(screen.getByText('IN permit: not issued yet.')).toBeInTheDocument();
  expect(screen.getByText('Lead car: hasn’t accepted yet.')).toBeInTheDocument();
});

it('a load in transit is today’s work, regardless of its dates', async () => {
  hold(excavator, aLoadRecord({ title: 'Late turbine', status: 'in_transit' }));
  vi.setSystemTime(new Date('2026-12-10T13:00:00Z'));
  renderPage(<DriverWork userId="me" />);
  const region = within(await screen.findByRole('region', { name: /^Late turbine/ }));
  expect(region.getByText('In transit')).toBeInTheDocument();
});

it('a load in transit shows the delivery and the next state to enter', async () => {
  const load = aLoadRecord({ title: 'Late turbine', status: 'in_transit' });
  const leg = aLeg(1, 'OH', 'Dayton, OH', 'Cincinnati, OH', { entered_at: '2026-12-01T12:00:00Z' });
  const next = aLeg(2, 'KY', 'Covington, KY', 'Franklin, KY');
  const route = { stops: [], permits: [], holds: [], legs: [next, leg] };
  hold({ ...load, ...route });
  renderPage(<DriverWork userId="me" />);
  const region = within(await screen.findByRole('region', { name: /^Late turbine/ }));
  expect(await region.findByText('Next: enter Kentucky')).toBeInTheDocument();
  expect(region.getByText('Delivery')).toBeInTheDocument();
  expect(region.queryByText('Pickup')).not.toBeInTheDocument();
});

it('a day without a load says when the next one is', async () => {
  hold(excavator);
  renderPage(<DriverWork userId="me" />);
  expect(await screen.findByText('No load today. Next: Sat, Dec 5.')).toBeInTheDocument();
});

it('the page says that nothing is assigned', async () => {
  hold();
  renderPage(<DriverWork userId="me" />);
  expect(await screen.findByText('No load today.')).toBeInTheDocument();
});

it('the page says that the loads could not be fetched and retries', async () => {
  backend.on(LOADS, { status: 403, body: { code: '42501', message: 'permission denied' } });
  renderPage(<DriverWork userId="me" />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t load your loads.');
  hold(press);
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: /^Press crown/ })).toBeInTheDocument();
});
