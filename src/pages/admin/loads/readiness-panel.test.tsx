import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeBackend } from '@tests/ui/fake-backend';
import { OPEN_LOAD as load, LOADS, loadServer, renderLoad as open } from '@tests/ui/load-page';
import { noChecks } from '@tests/ui/loads';

const CLEAR = 'POST /rest/v1/rpc/clear_hold';

const problem = (code: string, text: string, record_id: string | null = null) => ({
  code,
  problem: text,
  jurisdiction: null,
  record_id,
});

let backend: FakeBackend;
const answer = (path: string, body: unknown) => {
  backend.on(path, { status: 200, body });
};

beforeEach(() => {
  backend = loadServer();
});

/** jsdom has no styles, so the actions are a closed menu as on a phone. */
const action = (name: string) => screen.getByRole('button', { name, hidden: true });
const readiness = async () => within(await screen.findByRole('region', { name: 'Readiness' }));

describe('readiness', () => {
  it('says which permit ends before the ETA of a load in transit', async () => {
    const ending = {
      code: 'permit_expires',
      detail: 'MT',
      at: null,
      time_zone: 'America/Denver',
      day: '2031-12-16',
      eta_at: '2031-12-17T16:00:00+00:00',
      place: 'Great Falls, MT',
      permit_number: '4471',
    };
    answer(LOADS, [
      { ...load, status: 'in_transit', checks: noChecks({ road_problems: [ending] }) },
    ]);
    open();
    const panel = await readiness();
    expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent(
      'A permit ends before the truck is through.',
    );
    expect(
      panel.getByText(
        /^Montana permit 4471 ends Dec 16, 2031. The truck is expected in Great Falls/,
      ),
    ).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Go to permits' })).toBeInTheDocument();
  });

  it('lists every blocker with the control that fixes it', async () => {
    const problems = [
      problem('on_hold', 'On hold: flat tire', 'hold-1'),
      problem('no_trailer', 'No trailer'),
      problem('legs_not_confirmed', 'The legs aren’t confirmed (over legal width)'),
      problem('permit_missing', 'No TX permit (over legal width)'),
      problem('escort_not_accepted', 'Lead car hasn’t accepted the escort', 'escort-1'),
      problem('driver_in_transit', 'The driver is in transit with Boiler', 'load-2'),
      problem('no_driver', 'No driver'),
    ];
    answer(LOADS, [{ ...load, checks: noChecks({ start_problems: problems }) }]);
    open();
    const panel = await readiness();
    expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent('Not ready: 7 blockers');
    expect(
      within(panel.getByRole('list', { name: 'Blockers' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'On hold: flat tire.Tell customerClear hold',
      'No trailer.Go to units',
      'The legs aren’t confirmed (over legal width).Go to legs',
      'No TX permit (over legal width).Go to permits',
      'Lead car hasn’t accepted the escort.Go to escorts',
      'The driver is in transit with Boiler.Open that load',
      'No driver.Edit load',
    ]);
    expect(action('Mark as in transit')).toBeDisabled();
    expect(panel.getByText('1 check passed')).toBeInTheDocument();

    await userEvent.click(panel.getByRole('button', { name: 'Go to permits' }));
    expect(document.activeElement).toContainElement(
      screen.getByRole('region', { name: 'Legs and permits' }),
    );
    await userEvent.click(panel.getByRole('button', { name: 'Go to units' }));
    expect(screen.getByRole('region', { name: 'Driver and units' })).toHaveFocus();
    expect(panel.getByRole('link', { name: 'Open that load' })).toHaveAttribute(
      'href',
      '/admin/loads/load-2',
    );
    const legs = within(screen.getByRole('table', { name: 'Legs' }));
    expect(legs.getByText('No TX permit (over legal width).')).toBeInTheDocument();
  });

  it('says that a load is ready, and lists what was checked', async () => {
    open();
    const panel = await readiness();
    expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent('Ready to start');
    expect(panel.getByText('7 checks passed')).toBeInTheDocument();
    expect(panel.queryByText('Every escort is confirmed')).toBeNull();
    expect(panel.queryByRole('list', { name: 'Blockers' })).toBeNull();
    expect(action('Mark as in transit')).toBeEnabled();
  });

  it('keeps the reason and time of an override after the start', async () => {
    answer(LOADS, [
      {
        ...load,
        status: 'in_transit',
        start_override: {
          by: 'admin-1',
          at: '2026-12-01T12:00:00Z',
          reason: 'Issued by phone.',
          problems: [{ code: 'permit_missing', problem: 'No TX permit (over legal width)' }],
        },
      },
    ]);
    open();
    const panel = await readiness();
    expect(panel.getByText(/^Started anyway/u)).toBeInTheDocument();
    expect(panel.getByText('Issued by phone.')).toBeInTheDocument();
    expect(panel.getByText('No TX permit (over legal width).')).toBeInTheDocument();
  });

  it('tells the customer why a load is on hold', async () => {
    const EXPLAIN = 'POST /rest/v1/rpc/explain_hold';
    answer(LOADS, [
      {
        ...load,
        status: 'in_transit',
        holds: [{ id: 'hold-1', created_at: '', reason: 'High wind.', cleared_at: null }],
      },
    ]);
    answer(EXPLAIN, null);
    open();
    const panel = await readiness();
    await userEvent.click(await panel.findByRole('button', { name: 'Tell customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell the customer why?' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'High wind on I-70.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(backend.bodies(EXPLAIN)).toEqual([{ _id: 'hold-1', _reason: 'High wind on I-70.' }]);
    });
  });

  it('clears a hold on the road with a reason', async () => {
    answer(LOADS, [
      {
        ...load,
        status: 'in_transit',
        holds: [{ id: 'hold-1', created_at: '', reason: 'High wind.', cleared_at: null }],
      },
    ]);
    answer(CLEAR, null);
    open();
    const panel = await readiness();
    await userEvent.click(await panel.findByRole('button', { name: 'Clear hold' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear this hold?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear hold' }));
    expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Wind is down.');
    await userEvent.click(dialog.getByRole('button', { name: 'Clear hold' }));
    await waitFor(() => {
      expect(backend.bodies(CLEAR)).toEqual([{ _id: 'hold-1', _reason: 'Wind is down.' }]);
    });
  });
});
