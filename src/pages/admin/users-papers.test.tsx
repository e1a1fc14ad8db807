import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { REFUSED } from '@tests/ui/console-section';
import { renderConsolePage } from '@tests/ui/console-page';
import { fakeBackend } from '@tests/ui/fake-backend';
import { aUser } from '@tests/ui/user';
import { UsersPage } from './users-page';

const PILOT = aUser({ first_name: 'Ray', last_name: 'Ortiz', roles: ['pilot_car'] });
const PATH = `${PILOT.id}/paper.pdf`;
const REASON = 'Quarantined. An admin must release it first.';
const RELEASE = 'POST /rest/v1/rpc/release_file';

/** The dialog of a pilot car with one certificate, whose file is quarantined. */
async function openPilot() {
  const file = {
    bucket_id: 'pilot-papers',
    path: PATH,
    name: 'OH certificate (ohio.pdf)',
    declared_type: 'application/pdf',
    found_type: 'text/html',
    released_at: null as string | null,
  };
  const backend = fakeBackend();
  const answer = (path: string, body: unknown) => {
    backend.on(path, { status: 200, body });
  };
  answer('POST /rest/v1/rpc/second_factors', { is_required: false, user_ids: [] });
  answer('POST /rest/v1/rpc/user_role_counts', []);
  answer('GET /rest/v1/admin_profiles', [PILOT]);
  answer('GET /rest/v1/pilot_papers', [
    {
      id: 'p1',
      updated_at: '2026-10-01T12:00:00Z',
      kind: 'certificate',
      issuing_state: 'OH',
      insurer: null,
      number: 'OH-1',
      limit_cents: null,
      starts_on: null,
      expires_on: '2099-12-08',
      file_path: PATH,
      file_name: 'ohio.pdf',
      checked_at: null,
    },
  ]);
  backend.on('POST /rest/v1/rpc/quarantined_files', () => ({ status: 200, body: [file] }));
  backend.on('GET /rest/v1/file_checks', () => ({
    status: 200,
    body: file.released_at === null ? [{ path: PATH }] : [],
  }));
  backend.on(RELEASE, () => {
    file.released_at = '2026-11-20T12:00:00Z';
    return { status: 200, body: true };
  });
  renderConsolePage(UsersPage, `/?user=${PILOT.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit user' }));
  const open = await dialog.findByRole('button', { name: 'Open OH certificate: ohio.pdf' });
  return { backend, dialog, open };
}

it('the drawer says that a pilot car’s file is quarantined, and opens it once an admin releases it', async () => {
  const { backend, dialog, open } = await openPilot();
  expect(await dialog.findByText('OH certificate (ohio.pdf) is quarantined.')).toBeInTheDocument();
  await waitFor(() => {
    expect(open).toHaveAccessibleDescription(REASON);
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Release OH certificate (ohio.pdf)' }));
  expect(await dialog.findByText('OH certificate (ohio.pdf) was released.')).toBeInTheDocument();
  expect(await screen.findByText('File Released')).toBeInTheDocument();
  await waitFor(() => {
    expect(open).not.toHaveAttribute('aria-disabled');
  });
  expect(backend.bodies(RELEASE)).toEqual([{ _bucket: 'pilot-papers', _path: PATH }]);
  expect(dialog.queryByRole('button', { name: /^Release / })).not.toBeInTheDocument();
});

it('a pilot car’s file stays closed when the release fails', async () => {
  const { backend, dialog, open } = await openPilot();
  backend.on(RELEASE, REFUSED);
  await userEvent.click(
    await dialog.findByRole('button', { name: 'Release OH certificate (ohio.pdf)' }),
  );
  expect(await screen.findByText('Release Failed')).toBeInTheDocument();
  expect(open).toHaveAccessibleDescription(REASON);
});
