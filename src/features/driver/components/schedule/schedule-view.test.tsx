import { fixDate } from '@tests/ui/fixed-date';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { aLoad } from '@tests/ui/loads';
import { renderPage } from '@tests/ui/render-app';
import { ScheduleView } from './schedule-view';

fixDate();

let backend: FakeBackend;
const DAYS = 'GET /rest/v1/availability';

beforeEach(() => {
  backend = fakeBackend();
  backend.on('GET /rest/v1/loads', {
    status: 200,
    body: [aLoad({ id: '7', title: 'Press bed' })],
  });
  backend.on('GET /rest/v1/load_escorts', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/my_escort_jobs', { status: 200, body: [] });
  backend.on(DAYS, {
    status: 200,
    body: [{ day: '2026-12-09', available: false, note: 'Time off' }],
  });
});

const open = (at: string) => renderPage(<ScheduleView userId="me" />, { at });
const day = async (name: string) => {
  const item = (await screen.findByText(name)).closest('li');
  return within(item ?? document.body);
};

it('the schedule shows four weeks starting on Monday', async () => {
  open('/schedule?from=2026-12-02');
  expect(await screen.findByText('Nov 30 to Dec 27')).toBeInTheDocument();
  const pickup = await day('Tuesday, December 1');
  expect(pickup.getByRole('link')).toHaveTextContent('Press bedPickup 7:00 AM EST');
  expect(pickup.getByRole('link')).toHaveAttribute('href', '/loads/assigned?load=7');
  expect((await day('Wednesday, December 2')).getByText('On the road')).toBeInTheDocument();
  expect((await day('Wednesday, December 9')).getByText('Not available')).toBeInTheDocument();
  expect((await day('Thursday, December 10')).getByText('Nothing planned')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(28);
});

it('the schedule marks today and links to later weeks', async () => {
  open('/schedule');
  expect(await screen.findByText('Today')).toBeInTheDocument();
  expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Later weeks' }));
  expect(await screen.findByRole('link', { name: 'This week' })).toBeInTheDocument();
});

it('the schedule says when nothing is planned', async () => {
  backend.on('GET /rest/v1/loads', { status: 200, body: [] });
  open('/schedule');
  expect(
    await screen.findByText('No moves are planned for you in these four weeks.'),
  ).toBeInTheDocument();
});

it('the schedule shows a failure instead of an empty calendar', async () => {
  backend.on(DAYS, { status: 403, body: { code: '42501', message: 'permission denied' } });
  open('/schedule');
  expect((await screen.findAllByText('Failed to fetch the schedule.'))[0]).toBeInTheDocument();
  expect(screen.queryByText('Nothing planned')).not.toBeInTheDocument();
});
