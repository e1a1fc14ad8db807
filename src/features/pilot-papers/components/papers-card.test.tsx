import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member, renderPage } from '@tests/ui/render-app';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { PapersCard } from './papers-card';

const READ = 'GET /rest/v1/pilot_papers';
const backend = setUpBackend();
const open = () => renderPage(<PapersCard userId="me" />, { auth: member('pilot_car') });
const certificate = (issuing_state: string, expires_on: string) => ({
  id: issuing_state,
  updated_at: '2026-10-01T12:00:00Z',
  kind: 'certificate',
  issuing_state,
  insurer: null,
  number: '1',
  limit_cents: null,
  starts_on: null,
  expires_on,
  file_path: 'me/a.pdf',
  file_name: 'a.pdf',
  checked_at: null,
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('the card shows the four that expire first, and links to the others and to upload', async () => {
  backend.on(READ, {
    status: 200,
    body: [
      certificate('GA', '2028-01-01'),
      certificate('IN', '2027-01-01'),
      certificate('KY', '2026-12-08'),
      certificate('OH', '2027-05-01'),
      certificate('WV', '2026-11-25'),
    ],
  });
  open();
  expect(await screen.findByText('WV certificate')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 2))).toEqual(
    ['WV', 'KY', 'IN', 'OH'],
  );
  expect(screen.getByText('Expired')).toBeInTheDocument();
  expect(screen.getByText('Expires in 12 days')).toBeInTheDocument();
  expect(screen.getByText(/^1 more, expiring later\./)).toBeInTheDocument();
  for (const name of ['Upload', 'Show all']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/profile#certificates');
  }
});

it('the card says what to upload while there is nothing, and offers to retry', async () => {
  backend.on(READ, { status: 500, body: {} });
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  backend.on(READ, { status: 200, body: [] });
  await userEvent.click(retry);
  expect(await screen.findByText(/^Nothing uploaded yet/)).toBeInTheDocument();
});
