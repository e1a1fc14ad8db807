import { fixDate } from '@tests/ui/fixed-date';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { renderPage } from '@tests/ui/render-app';
import { LoadTimelines } from './load-timelines';

fixDate();

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123';
const TRACK = 'POST /rest/v1/rpc/track_loads';
const MINE = 'POST /rest/v1/rpc/my_loads';
const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';

const aStep = (kind: string, at: string | null, parts: Record<string, unknown> = {}) => ({
  kind,
  at,
  time_zone: EASTERN,
  jurisdiction: null,
  reason: null,
  permit_jurisdiction: null,
  ...parts,
});
const legs = (...states: string[]) =>
  ['OH', 'IN', 'IL'].map((jurisdiction, index) => ({
    jurisdiction,
    miles: [104, 161, 158][index],
    state: states[index],
  }));

const before = {
  id: 'load-1',
  number: 'L-2026-00041',
  po_number: 'WFB-20918',
  commodity: 'Press crown',
  origin: 'Lima, OH',
  destination: 'Peoria, IL',
  status: 'planned',
  now: '2026-11-30T12:00:00Z',
  pickup_at: '2026-12-01T13:00:00Z',
  pickup_time_zone: EASTERN,
  delivery_at: '2026-12-03T15:00:00Z',
  delivery_time_zone: CENTRAL,
  position: null,
  hold: null,
  legs: legs('next', 'next', 'next'),
  permits: ['IL', 'IN', 'OH'],
  permits_issued: 2,
  permits_total: 3,
  pilot_cars: 1,
  measured: null,
  steps: [
    aStep('accepted', '2026-11-17T15:31:00Z'),
    aStep('permits', null),
    aStep('crew', null),
    aStep('loaded', null),
    aStep('entered', null, { jurisdiction: 'IN' }),
    aStep('entered', null, { jurisdiction: 'IL', time_zone: CENTRAL }),
    aStep('delivered', null, { time_zone: CENTRAL }),
  ],
  documents: [],
};
const moving = {
  ...before,
  status: 'in_transit',
  position: { jurisdiction: 'IN', at: '2026-12-01T18:35:00Z', time_zone: EASTERN },
  legs: legs('done', 'now', 'next'),
  permits_issued: 3,
  measured: { length: 24.5, width: 12, height: 13.166667 },
  steps: [
    aStep('accepted', '2026-11-17T15:31:00Z'),
    aStep('permits', '2026-11-23T20:40:00Z'),
    aStep('crew', '2026-11-24T19:05:00Z'),
    aStep('loaded', '2026-12-01T13:52:00Z'),
    aStep('entered', '2026-12-01T18:35:00Z', { jurisdiction: 'IN' }),
    aStep('entered', null, { jurisdiction: 'IL', time_zone: CENTRAL }),
    aStep('delivered', null, { time_zone: CENTRAL }),
  ],
};

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
});
const show = (...timelines: object[]) => {
  backend.on(TRACK, { status: 200, body: timelines });
  renderPage(<LoadTimelines access={{ token: TOKEN }} />);
};
const steps = async () => {
  const heading = await screen.findByRole('heading', { name: 'Timeline' });
  const list = heading.closest('section');
  if (list === null) throw new Error('The timeline has no section.');
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const tape = () =>
  within(screen.getByRole('list', { name: /^Route by state/u }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('the timeline shows before pickup what is done and what is still to come', async () => {
  show(before);
  expect(await steps()).toEqual([
    'Delivered in Peoria, upcomingEst. Thu, Dec 3, 9:00 AM CST',
    'Enters Illinois, upcoming',
    'Enters Indiana, upcoming',
    'Loaded in Lima, upcoming',
    'Crew assigned, upcoming',
    'Permits issued, 2 of 3, upcomingIL, IN, and OH.',
    'Offer accepted, currentTue, Nov 17, 10:31 AM EST',
  ]);
  expect(screen.getByText('Before pickup')).toBeVisible();
  expect(screen.getByText('Pickup planned for Tue, Dec 1, 8:00 AM EST.')).toBeVisible();
  expect(screen.getByText('Available after delivery')).toBeVisible();
  expect(tape()).toEqual(['OH, 104 mi, next', 'IN, 161 mi, next', 'IL, 158 mi, next']);
});

it('the timeline shows the state a load is in, nothing more precise, and the planned delivery', async () => {
  show(moving);
  expect((await steps()).slice(2, 5)).toEqual([
    'Entered Indiana, currentTue, Dec 1, 1:35 PM EST',
    'Loaded in Lima, doneMeasured 24′-6″ × 12′-0″ × 13′-2″ on the trailer (length × width × height).Tue, Dec 1, 8:52 AM EST',
    'Crew assigned, done1 driver and 1 pilot car.Tue, Nov 24, 2:05 PM EST',
  ]);
  expect(screen.getByText('In Indiana')).toBeVisible();
  expect(screen.getByText('Thu, Dec 3, 9:00 AM CST')).toBeVisible();
  expect(tape()).toEqual(['OH, 104 mi, done', 'IN, 161 mi, current', 'IL, 158 mi, next']);
});

it('the timeline shows the reported delivery estimate, what it was and why it changed', async () => {
  show({
    ...moving,
    eta: {
      at: '2026-12-03T21:30:00Z',
      was: '2026-12-03T15:00:00Z',
      changed_at: '2026-12-02T18:00:00Z',
      reason: 'High wind on I-70.',
    },
  });
  const was = await screen.findByText('Was Thu, Dec 3, 9:00 AM CST.');
  expect(was.closest('p')).toHaveTextContent(
    'Was Thu, Dec 3, 9:00 AM CST. Changed Wed, Dec 2, 12:00 PM CST: High wind on I-70.',
  );
  expect(screen.getByText('Thu, Dec 3, 3:30 PM CST')).toBeInTheDocument();
  expect((await steps())[0]).toBe('Delivered in Peoria, upcomingEst. Thu, Dec 3, 3:30 PM CST');
});

it('the timeline shows first why a load is on hold, and removes the delivery time', async () => {
  const hold = { jurisdiction: 'IN', at: '2026-12-01T19:00:00Z', time_zone: EASTERN };
  show({
    ...moving,
    hold: { ...hold, reason: 'High wind on I-70.', permit_jurisdiction: null },
    steps: [...moving.steps, aStep('hold', hold.at, { ...hold, reason: 'High wind on I-70.' })],
  });
  const notice = await screen.findByRole('heading', { name: 'On hold in Indiana' });
  expect(notice.parentElement).toHaveTextContent('High wind on I-70.Since Tue, Dec 1, 2:00 PM EST');
  expect(screen.getByText('In Indiana, on hold')).toBeVisible();
  expect(screen.getByText('Was Thu, Dec 3, 9:00 AM CST.')).toBeVisible();
  expect(tape()[1]).toBe('IN, 161 mi, on hold');
});

it.each([
  [{ reason: null, permit_jurisdiction: 'IN' }, 'We’re updating the Indiana permit.'],
  [{ reason: null, permit_jurisdiction: null }, /^Dispatch is working on it/u],
])('the timeline explains a hold without a reason for the customer: %o', async (parts, text) => {
  show({
    ...moving,
    hold: { jurisdiction: 'IN', at: '2026-12-01T19:00:00Z', time_zone: EASTERN, ...parts },
  });
  expect(await screen.findByText(text)).toBeVisible();
});

const delivered = {
  ...moving,
  status: 'delivered',
  position: null,
  legs: legs('done', 'done', 'done'),
  steps: [
    ...moving.steps.slice(0, 5),
    aStep('delivered', '2026-12-03T15:12:00Z', { time_zone: CENTRAL }),
    aStep('pod', '2026-12-03T16:00:00Z', { time_zone: CENTRAL }),
  ],
  documents: [{ id: 'doc-1', kind: 'pod', at: '2026-12-03T16:00:00Z', bytes: 232_000 }],
};

it('the timeline lists the POD after delivery, and lets the holder of the link download it', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: vi.fn() }),
  );
  const SIGN = 'POST /functions/v1/load-document';
  const FILE = '/storage/v1/object/sign/load-documents/load-1/doc-1.pdf';
  backend.on(SIGN, { status: 200, body: { path: `${FILE}?token=signed` } });
  backend.on(`GET ${FILE}`, { status: 200, body: 'a file' });
  show(delivered);
  expect((await steps())[0]).toBe('Proof of delivery available, doneThu, Dec 3, 10:00 AM CST');
  await userEvent.click(screen.getByRole('button', { name: 'Download proof of delivery' }));
  await vi.waitFor(() => {
    expect(saved).toHaveBeenCalled();
  });
  expect(backend.bodies(SIGN)).toEqual([{ document: { id: 'doc-1' }, token: TOKEN }]);
  expect(saved.mock.instances[0]).toMatchObject({
    download: 'L-2026-00041 Proof of delivery.pdf',
  });
});

it('the timeline says when the link no longer opens the document', async () => {
  backend.on('POST /functions/v1/load-document', {
    status: 404,
    body: { error: 'This link is invalid or expired.' },
  });
  show(delivered);
  await userEvent.click(await screen.findByRole('button', { name: 'Download proof of delivery' }));
  expect(await screen.findByText('Download Failed')).toBeInTheDocument();
});

it('the signed-in owner downloads the POD, and the timeline says when that fails', async () => {
  const [document] = delivered.documents;
  const owned = { ...delivered, documents: [{ ...document, path: 'load-1/doc-1.pdf' }] };
  backend.on(MINE, { status: 200, body: [owned] });
  renderPage(<LoadTimelines access={{ quoteId: 'quote-1' }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Download proof of delivery' }));
  expect(await screen.findByText('Download Failed')).toBeInTheDocument();
});

it('the timeline says when it was updated, and that the browser is offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(moving);
  expect(await screen.findByText(/^You appear to be offline\. Last update/u)).toBeVisible();
  online.mockRestore();
});

it('a switch turns the emails about the load on and off, with Undo, and says when that fails', async () => {
  const SET = 'POST /rest/v1/rpc/set_load_emails';
  backend.on(SET, { status: 200, body: false });
  show({ ...moving, wants_emails: true });
  const choice = await screen.findByRole('checkbox', { name: /^Pickup, holds/u });
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  expect(await screen.findByText('We couldn’t save your choice. Try again.')).toBeVisible();
  expect(choice).toBeChecked();

  backend.on(SET, { status: 200, body: true });
  backend.on(TRACK, { status: 200, body: [{ ...moving, wants_emails: false }] });
  await userEvent.click(choice);
  await vi.waitFor(() => {
    expect(choice).not.toBeChecked();
  });
  expect(backend.bodies(SET)[1]).toEqual({ _load_id: 'load-1', _is_on: false, _token: TOKEN });
  backend.on(TRACK, { status: 200, body: [{ ...moving, wants_emails: true }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Emails are on.')).toBeVisible();
  expect(backend.bodies(SET)[2]).toEqual({ _load_id: 'load-1', _is_on: true, _token: TOKEN });
});

it('a page with the load’s title has no second one, unless there are several loads', async () => {
  backend.on(TRACK, { status: 200, body: [moving] });
  const { unmount } = renderPage(<LoadTimelines access={{ token: TOKEN }} isTitled />);
  expect(await screen.findByText('In Indiana')).toBeVisible();
  // Only for the order of headings: the one above is the page's title.
  expect(screen.getByRole('heading', { level: 2, name: 'Shipment' })).toHaveClass('sr-only');
  unmount();
  backend.on(TRACK, {
    status: 200,
    body: [moving, { ...before, id: 'load-2', number: 'L-2026-00042' }],
  });
  renderPage(<LoadTimelines access={{ token: TOKEN }} isTitled />);
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
});

it('the timeline shows nothing before there is a load', async () => {
  show();
  await vi.waitFor(() => {
    expect(backend.bodies(TRACK)).toEqual([{ _token: TOKEN }]);
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('the timeline offers a retry when it can’t be loaded', async () => {
  backend.on(TRACK, { status: 403, body: { code: '42501', message: 'No' } });
  renderPage(<LoadTimelines access={{ token: TOKEN }} />);
  await screen.findByText('We couldn’t load the timeline.');
  backend.on(TRACK, { status: 200, body: [moving] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('In Indiana')).toBeVisible();
});
