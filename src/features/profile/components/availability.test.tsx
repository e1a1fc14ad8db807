import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { member, renderPage } from '@tests/ui/render-app';
import { Availability } from './availability';

const READ = 'GET /rest/v1/availability';
const WRITE = 'POST /rest/v1/availability';
const PILOT = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10';

const user = userEvent.setup({ delay: null });
const backend = setUpBackend();
let stored: { day: string; available: boolean; note: string }[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 9) });
  stored = [{ day: '2026-11-27', available: false, note: 'Vehicle service' }];
  backend.on(READ, () => ({ status: 200, body: stored }));
  backend.on(WRITE, (body) => {
    stored = body as typeof stored;
    return { status: 201 };
  });
});
afterEach(() => {
  vi.useRealTimers();
});

async function openCalendar() {
  renderPage(<Availability userId={PILOT} />, { auth: member('pilot_car') });
  return within(await screen.findByRole('grid', { name: 'Your next six weeks' }));
}
const days = () => (backend.bodies(WRITE).at(-1) as typeof stored).map(({ day }) => day);

describe('the calendar', () => {
  it('labels each day with its availability; past days can’t be chosen', async () => {
    const grid = await openCalendar();
    expect(
      grid.getByRole('button', { name: 'Friday, November 27: not available, Vehicle service' }),
    ).toBeInTheDocument();
    expect(
      grid.getByRole('button', { name: 'Saturday, November 21, today: not set' }),
    ).toBeInTheDocument();
    expect(grid.queryByRole('button', { name: /November 20/ })).not.toBeInTheDocument();
    expect(grid.getAllByRole('button')).toHaveLength(44);
  });

  it('selects a range with two clicks in either order and saves all of it', async () => {
    const grid = await openCalendar();
    await user.click(grid.getByRole('button', { name: /December 2:/ }));
    await user.click(grid.getByRole('button', { name: /November 30:/ }));
    expect(screen.getByText('Nov 30 – Dec 2, 3 days')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Note for dispatch/), 'Ohio only');
    await user.click(screen.getByRole('button', { name: 'Available' }));
    await waitFor(() => {
      expect(backend.bodies(WRITE)).toEqual([
        ['2026-11-30', '2026-12-01', '2026-12-02'].map((day) => ({
          day,
          available: true,
          note: 'Ohio only',
        })),
      ]);
    });
    expect(
      await grid.findByRole('button', { name: 'Tuesday, December 1: available, Ohio only' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Choose a day/)).toBeInTheDocument();
  });

  it('works by keyboard and stops at the last day', async () => {
    const grid = await openCalendar();
    await user.tab();
    expect(grid.getByRole('button', { name: /, today/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowDown}{Home} ');
    expect(grid.getByRole('button', { name: /November 23:/ })).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(screen.getByText('Nov 23 – Dec 1, 9 days')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByText(/^Choose a day/)).toBeInTheDocument();
    await user.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(grid.getByRole('button', { name: /January 3/ })).toHaveFocus();
  });

  it('sets all six weeks together', async () => {
    stored = [];
    await openCalendar();
    await user.click(screen.getByRole('button', { name: 'Select all six weeks' }));
    await user.click(screen.getByRole('button', { name: 'Not available' }));
    await waitFor(() => {
      expect(backend.bodies(WRITE)).toHaveLength(1);
    });
    expect(days()).toHaveLength(44);
  });

  it('asks before a range replaces days that are already set', async () => {
    const grid = await openCalendar();
    await user.click(grid.getByRole('button', { name: /November 26:/ }));
    await user.click(grid.getByRole('button', { name: /November 28:/ }));
    await user.click(screen.getByRole('button', { name: 'Available' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Replace 1 day you already set?' }),
    );
    expect(dialog.getByText('Fri, Nov 27: not available, Vehicle service')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(backend.bodies(WRITE)).toEqual([]);
    expect(screen.getByText('Nov 26 – Nov 28, 3 days')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Available' }));
    await user.click(await screen.findByRole('button', { name: 'Replace' }));
    await waitFor(() => {
      expect(days()).toEqual(['2026-11-26', '2026-11-27', '2026-11-28']);
    });
  });

  it('changes a single day without asking', async () => {
    const grid = await openCalendar();
    await user.click(grid.getByRole('button', { name: /November 27:/ }));
    await user.click(screen.getByRole('button', { name: 'Available' }));
    await waitFor(() => {
      expect(days()).toEqual(['2026-11-27']);
    });
  });

  it('keeps the selection when saving fails and shows the error', async () => {
    backend.on(WRITE, 'lost');
    const grid = await openCalendar();
    await user.click(grid.getByRole('button', { name: /November 24:/ }));
    await user.click(screen.getByRole('button', { name: 'Available' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('appear to be offline');
    expect(screen.getByText('Nov 24, 1 day')).toBeInTheDocument();
  });

  it('says which days the database accepts', async () => {
    const message = 'Choose days within two years from today.';
    backend.on(WRITE, { status: 400, body: { code: '23514', message } });
    const grid = await openCalendar();
    await user.click(grid.getByRole('button', { name: /November 24:/ }));
    await user.click(screen.getByRole('button', { name: 'Available' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert).not.toHaveTextContent('offline');
    expect(screen.getByText('Nov 24, 1 day')).toBeInTheDocument();
  });
});
