import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderSection } from '@tests/ui/console-section';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { PilotPapers } from './pilot-papers';

const READ = 'GET /rest/v1/pilot_papers';
const CHECK = 'POST /rest/v1/rpc/check_pilot_paper';
const paper = (parts: object = {}) => ({
  id: 'p1',
  updated_at: '2026-10-01T12:00:00Z',
  kind: 'certificate',
  issuing_state: 'OH',
  insurer: null,
  number: 'OH-1',
  limit_cents: null,
  starts_on: null,
  expires_on: '2099-12-08',
  file_path: 'them/old.heic',
  file_name: 'ohio.heic',
  checked_at: null,
  ...parts,
});

const onDeleted = vi.fn();
const user = userEvent.setup({ delay: null });
const backend = setUpBackend();
const open = (closed?: string) =>
  renderSection(
    <PilotPapers
      pilotId="them"
      whyClosed={(path) => (path === closed ? 'Quarantined.' : undefined)}
      onDeleted={onDeleted}
    />,
  );

it('dispatch marks the version on screen as checked, and undoes it', async () => {
  backend.on(READ, { status: 200, body: [paper()] });
  backend.on(CHECK, () => {
    backend.on(READ, {
      status: 200,
      body: [paper({ updated_at: '2026-10-02T12:00:00Z', checked_at: '2026-10-02T12:00:00Z' })],
    });
    return { status: 200, body: null };
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Mark as checked: OH certificate' }));
  expect(await screen.findByText('Checked')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove check: OH certificate' }));
  expect(await screen.findByText('Check Removed')).toBeInTheDocument();
  expect(backend.bodies(CHECK)).toEqual([
    { _paper_id: 'p1', _seen: '2026-10-01T12:00:00Z', _is_checked: true },
    { _paper_id: 'p1', _seen: '2026-10-02T12:00:00Z', _is_checked: false },
  ]);
});

it('a paper opens its file, or says why it can’t, with Try again', async () => {
  backend.on(READ, { status: 200, body: [paper()] });
  backend.on('GET /storage/v1/object/pilot-papers/them/old.heic', { status: 400, body: {} });
  open();
  await user.click(await screen.findByRole('button', { name: 'Open OH certificate: ohio.heic' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  backend.on('GET /storage/v1/object/pilot-papers/them/old.heic', { status: 200, body: 'x' });
  await user.click(retry);
  expect(await screen.findByText(/Download it to open it/)).toBeInTheDocument();
});

it('the list says that nothing is uploaded yet', async () => {
  backend.on(READ, { status: 200, body: [] });
  open();
  expect(await screen.findByText(/^Nothing uploaded yet/)).toBeInTheDocument();
});

it('a quarantined file can be neither opened nor checked, and the row says why', async () => {
  backend.on(READ, { status: 200, body: [paper()] });
  open('them/old.heic');
  const file = await screen.findByRole('button', { name: 'Open OH certificate: ohio.heic' });
  expect(file).toHaveAttribute('aria-disabled', 'true');
  expect(file).toHaveAccessibleDescription('Quarantined.');
  const check = screen.getByRole('button', { name: 'Mark as checked: OH certificate' });
  expect(check).toHaveAttribute('aria-disabled', 'true');
  await user.click(file);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a paper whose file is quarantined is deleted, and only that', async () => {
  const REMOVED = 'DELETE /rest/v1/pilot_papers';
  const insurance = paper({ id: 'p2', kind: 'insurance', insurer: 'Lakeside', limit_cents: 1 });
  backend.on(READ, { status: 200, body: [paper(), { ...insurance, file_path: 'them/new.pdf' }] });
  backend.on(REMOVED, () => {
    backend.on(READ, { status: 200, body: [insurance] });
    return { status: 200, body: { file_path: 'them/old.heic' } };
  });
  backend.on('DELETE /storage/v1/object/pilot-papers', { status: 200, body: [] });
  open('them/old.heic');
  await user.click(await screen.findByRole('button', { name: 'Delete OH certificate' }));
  expect(screen.queryByRole('button', { name: /^Delete Insurance/ })).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted')).toBeInTheDocument();
  expect(onDeleted).toHaveBeenCalledOnce();
  expect(backend.bodies(REMOVED)).toHaveLength(1);
});
