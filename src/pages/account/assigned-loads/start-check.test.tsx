import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aLoadRecord } from '@tests/ui/loads';
import { renderPage } from '@tests/ui/render-app';
import { AssignedLoads } from './assigned-loads';

const PROBLEMS = 'POST /rest/v1/rpc/load_start_problems';
const START = 'POST /rest/v1/rpc/start_load';
const ME = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10';

const load = aLoadRecord({ title: 'Press bed' });
let backend: FakeBackend;

beforeEach(() => {
  backend = fakeBackend();
  backend.on('GET /rest/v1/loads', (_body, url) => ({
    status: 200,
    body: url.searchParams.get('status')?.includes('delivered') === true ? [] : [load],
  }));
  backend.on('GET /rest/v1/assignments', { status: 200, body: [] });
  backend.on('GET /rest/v1/load_events', { status: 200, body: [] });
  backend.on('GET /rest/v1/load_documents', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/load_people', { status: 200, body: [] });
  backend.on(PROBLEMS, { status: 200, body: [] });
});
afterEach(() => {
  vi.useRealTimers();
});

const reportButton = async () => {
  renderPage(<AssignedLoads userId={ME} />, { at: '/loads/assigned' });
  return screen.findByRole('button', { name: 'Report in transit' });
};

it('the start stays disabled and tells the driver why', async () => {
  backend.on(PROBLEMS, {
    status: 200,
    body: [
      { code: 'permit_missing', problem: 'No TX permit (over legal width)', record_id: null },
      {
        code: 'driver_in_transit',
        problem: 'The driver is in transit with Boiler',
        record_id: 'l2',
      },
    ],
  });
  const button = await reportButton();
  expect(await screen.findByText('This load can’t start yet.')).toBeInTheDocument();
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/No TX permit \(over legal width\)\./);
  expect(screen.getByRole('link', { name: 'Open that load' })).toHaveAttribute(
    'href',
    '/loads/assigned?load=l2',
  );
  await userEvent.click(screen.getByRole('button', { name: 'See permits' }));
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Permits' }));
});

it('the driver starts the version on screen, with a warning while pickup is still days away', async () => {
  vi.setSystemTime('2026-11-27T12:00:00Z');
  backend.on(START, { status: 200 });
  const button = await reportButton();
  await waitFor(() => {
    expect(button).toBeEnabled();
  });
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Pickup is planned for Tue, Dec 1.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Report in transit' }));
  expect(await screen.findByText('Dispatch can see that you’re on the road.')).toBeInTheDocument();
  expect(backend.bodies(START)).toEqual([{ _load_id: load.id, _seen: load.updated_at }]);
});

it('the dialog shows the database’s refusal and can be tried again', async () => {
  const refusal = 'This load can’t start: TX permit isn’t issued.';
  backend.on(START, { status: 400, body: { code: '23514', message: refusal } });
  const button = await reportButton();
  await waitFor(() => {
    expect(button).toBeEnabled();
  });
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Report in transit' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(refusal);
  backend.on(START, { status: 200 });
  await userEvent.click(dialog.getByRole('button', { name: 'Report in transit' }));
  expect(await screen.findByText('In Transit')).toBeInTheDocument();
});
