import { fixDate } from '@tests/ui/fixed-date';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeBackend } from '@tests/ui/fake-backend';
import { OPEN_LOAD as load, LOADS, loadServer, renderLoad as open } from '@tests/ui/load-page';

fixDate();

let backend: FakeBackend;
const answer = (path: string, body: unknown) => {
  backend.on(path, { status: 200, body });
};

beforeEach(() => {
  backend = loadServer();
});

it('the page shows what the customer saw, if the load has a quote', async () => {
  const { unmount } = open();
  await screen.findByRole('region', { name: 'Readiness' });
  expect(screen.queryByText(/^Assessment of/)).not.toBeInTheDocument();
  unmount();
  answer(LOADS, [{ ...load, quote_id: 'quote-1' }]);
  open();
  expect(await screen.findByText('Assessment of quote-1')).toBeInTheDocument();
});

it('the page links to the quote the load was created from', async () => {
  answer(LOADS, [
    { ...load, quote_id: 'quote-1', quote: { id: 'quote-1', reference: 'Q-XJVK80' } },
  ]);
  open();
  expect(await screen.findByRole('link', { name: 'Quote Q-XJVK80' })).toHaveAttribute(
    'href',
    '/admin/quotes?quote=quote-1',
  );
});

it('the heading leaves out miles of legs that end elsewhere than the load does now', async () => {
  const { unmount } = open();
  expect(await screen.findByText('Dayton, OH to Laredo, TX · 1 state · 290 mi')).toBeVisible();
  unmount();
  answer(LOADS, [{ ...load, destination: 'Houston, TX' }]);
  open();
  expect(await screen.findByText('Dayton, OH to Houston, TX')).toBeVisible();
});

it('the page shows times in the zone of each stop and leg', async () => {
  open();
  const stops = within(await screen.findByRole('region', { name: 'Stops' }));
  expect(
    await stops.findByText(/Tue, Dec 1, 8:00 AM EST, appointment 55-20814/u),
  ).toBeInTheDocument();
  const legs = within(screen.getByRole('table', { name: 'Legs' }));
  expect(legs.getByText('Thu, Dec 3, 9:35 AM CST')).toBeInTheDocument();
});

it('the page records a measured size with one id', async () => {
  const RECORD = 'POST /rest/v1/rpc/record_measure';
  backend.on(RECORD, 'lost');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Record measured size' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record measured size' }));
  for (const [name, feet] of [
    ['Overall length', '93'],
    ['Width', '13'],
    ['Loaded height', '14'],
  ] as const) {
    await userEvent.type(dialog.getByLabelText(name), feet);
  }
  const save = dialog.getByRole('button', { name: 'Save size' });
  await userEvent.click(save);
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t record the size.');
  answer(RECORD, null);
  await userEvent.click(save);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const [first, second] = backend.bodies(RECORD);
  expect(first).toMatchObject({ _load_id: load.id, _length: 93, _width: 13, _height: 14 });
  expect(second).toEqual(first);
});

describe('keys', () => {
  it('start, hold and edit the load', async () => {
    answer('POST /rest/v1/rpc/start_load', null);
    open();
    await screen.findByText('Ready to start');
    await userEvent.keyboard('h');
    const hold = within(await screen.findByRole('dialog', { name: 'Put this load on hold?' }));
    await userEvent.click(hold.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('s');
    await waitFor(() => {
      expect(backend.bodies('POST /rest/v1/rpc/start_load')).toHaveLength(1);
    });
    await userEvent.keyboard('e');
    expect(await screen.findByRole('dialog', { name: 'Edit load' })).toBeInTheDocument();
  });
});

it('the page says that a load doesn’t exist', async () => {
  answer(LOADS, []);
  open();
  expect(await screen.findByText('Load not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All loads' })).toHaveAttribute('href', '/admin/loads');
});

it('the page can be loaded again after a failure', async () => {
  backend.on(LOADS, { status: 500, body: { message: 'Down' } });
  open();
  expect(await screen.findByText('We couldn’t open this load.')).toBeInTheDocument();
  answer(LOADS, [load]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Press bed' })).toBeInTheDocument();
});
