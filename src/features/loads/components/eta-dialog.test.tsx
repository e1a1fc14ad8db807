import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { StopEta, type EtaStop } from './stop-eta';

const REPORT = 'POST /rest/v1/rpc/report_eta';
const stop: EtaStop = {
  id: 'stop-2',
  updated_at: '2026-11-01T12:00:00+00:00',
  place: 'Denver, CO',
  time_zone: 'America/Denver',
  window_from: '2026-10-31T20:00:00+00:00',
  window_until: null,
  eta_at: null,
  eta_was_at: null,
  eta_reason: '',
};

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
  backend.on(REPORT, { status: 200, body: '2026-11-01T13:00:00+00:00' });
});
const user = userEvent.setup({ delay: null });
const openDialog = async (parts: Partial<EtaStop> = {}) => {
  renderSection(<StopEta stop={{ ...stop, ...parts }} canReport />);
  await user.click(screen.getByRole('button', { name: /ETA: Denver, CO$/u }));
  return within(await screen.findByRole('dialog', { name: 'ETA at Denver, CO' }));
};

it('the dialog reports a time in the stop’s zone with the version and a reason', async () => {
  const dialog = await openDialog();
  const field = dialog.getByLabelText('ETA, Mountain time');
  expect(field).toHaveValue('2026-10-31T14:00');
  await user.clear(field);
  await user.type(field, '2026-11-01T03:30');
  await user.type(dialog.getByLabelText(/^Reason/u), 'Snow on I-70');
  await user.click(dialog.getByRole('button', { name: 'Save ETA' }));
  expect(await screen.findByText('ETA Saved')).toBeInTheDocument();
  expect(backend.bodies(REPORT)).toEqual([
    {
      _stop_id: 'stop-2',
      _seen: stop.updated_at,
      // After the clocks went back: MST.
      _eta: '2026-11-01T10:30:00.000Z',
      _reason: 'Snow on I-70',
    },
  ]);
});

it('the dialog keeps the second of two equal hours when only the reason changes', async () => {
  // 1:30 AM MST; 1:30 AM MDT was an hour earlier.
  const dialog = await openDialog({ eta_at: '2026-11-01T08:30:00+00:00' });
  await user.type(dialog.getByLabelText(/^Reason/u), 'Snow');
  await user.click(dialog.getByRole('button', { name: 'Save ETA' }));
  expect(await screen.findByText('ETA Saved')).toBeInTheDocument();
  expect(backend.bodies(REPORT)).toMatchObject([{ _eta: '2026-11-01T08:30:00+00:00' }]);
});

it('an empty time clears the ETA', async () => {
  const dialog = await openDialog({ eta_at: '2026-11-01T10:30:00+00:00', eta_reason: 'Snow' });
  await user.clear(dialog.getByLabelText('ETA, Mountain time'));
  await user.click(dialog.getByRole('button', { name: 'Save ETA' }));
  expect(await screen.findByText('ETA Saved')).toBeInTheDocument();
  expect(backend.bodies(REPORT)).toEqual([
    { _stop_id: 'stop-2', _seen: stop.updated_at, _reason: '' },
  ]);
});

it('the dialog shows the ETA with what it was and why', () => {
  const late = {
    ...stop,
    eta_at: '2026-11-01T10:30:00+00:00',
    eta_was_at: '2026-10-31T20:00:00+00:00',
    eta_reason: 'Snow on I-70',
  };
  renderSection(<StopEta stop={late} canReport={false} />);
  expect(screen.getByText(/^ETA .*3:30/u)).toBeInTheDocument();
  expect(screen.getByText(/, was .*2:00/u)).toBeInTheDocument();
  expect(screen.getByText('Snow on I-70')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
