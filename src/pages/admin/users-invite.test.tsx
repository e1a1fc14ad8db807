import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@/features/users/api/users';
import { renderConsolePage } from '@tests/ui/console-page';
import { findRow } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { aUser } from '@tests/ui/user';
import { UsersPage } from './users-page';

const USERS = 'GET /rest/v1/admin_profiles';
const INVITE = 'POST /functions/v1/invite-user';
const SENT = { status: 200, body: { sent: true } };
const TAKEN = 'This email address already has an account.';
const JO = aUser({
  first_name: 'Jo',
  last_name: 'Field',
  email: 'jo@example.com',
  invited_at: '2026-11-20T12:00:00Z',
  joined_at: null,
  roles: ['driver'],
});
const DANA = aUser({ first_name: 'Dana', last_name: 'Whitlock' });

interface Sent {
  id: string;
  person: Record<string, unknown>;
}

let backend: FakeBackend;

function hold(users: readonly User[]) {
  backend.on(USERS, (_body, url) => {
    const id = url.searchParams.get('id')?.replace('eq.', '');
    return { status: 200, body: id ? users.filter((one) => one.id === id) : users };
  });
}

const renderUsers = (at = '/') => renderConsolePage(UsersPage, at);

const dialog = () => screen.findByRole('dialog', { name: 'Add User' });
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
const invitations = () => backend.bodies(INVITE) as Sent[];

async function fillIn() {
  await dialog();
  await userEvent.type(field('First name'), 'Jo');
  await userEvent.type(field('Last name'), 'Field');
  await userEvent.type(field('Email'), 'jo@example.com');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Driver' }));
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = fakeBackend();
  backend.on('POST /rest/v1/rpc/user_role_counts', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/second_factors', {
    status: 200,
    body: { is_required: false, user_ids: [] },
  });
  backend.on(INVITE, SENT);
  hold([DANA]);
});

describe('inviting a user', () => {
  it('emails the invitation and names the address in the toast', async () => {
    renderUsers();
    await userEvent.click(await screen.findByRole('link', { name: 'Add User' }));
    expect(await dialog()).toHaveAccessibleDescription(/email a link to set a password/);
    await fillIn();
    const send = screen.getByRole('button', { name: 'Send invitation' });
    // Both clicks come before the button can render its busy state.
    fireEvent.click(send);
    fireEvent.click(send);

    expect(await screen.findByText('User Invited')).toBeInTheDocument();
    expect(screen.getByText(/^We emailed a link to jo@example.com/)).toBeInTheDocument();
    expect(invitations()).toEqual([
      {
        id: expect.any(String) as string,
        person: {
          email: 'jo@example.com',
          first_name: 'Jo',
          last_name: 'Field',
          phone: '',
          company_name: '',
          roles: ['driver'],
        },
      },
    ]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('shows missing fields and sends nothing', async () => {
    renderUsers('/?user=new');
    await dialog();
    await userEvent.type(field('Email'), 'jo@example');
    await send();

    expect(field('First name')).toHaveAccessibleDescription('Enter the first name.');
    expect(field('First name')).toHaveFocus();
    expect(field('Last name')).toHaveAccessibleDescription('Enter the last name.');
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(screen.getByRole('group', { name: 'Roles' })).toHaveAccessibleDescription(
      'Choose at least one role.',
    );
    expect(invitations()).toEqual([]);
  });

  it('says next to the field that the email is taken, and keeps the input', async () => {
    backend.on(INVITE, { status: 409, body: { error: TAKEN } });
    renderUsers('/?user=new');
    await fillIn();
    await send();

    await waitFor(() => {
      expect(field('Email')).toHaveAccessibleDescription(TAKEN);
    });
    expect(field('Email')).toHaveFocus();
    expect(screen.getByText('Invitation Failed')).toBeInTheDocument();
    expect(field('Last name')).toHaveValue('Field');
    expect(screen.getByRole('checkbox', { name: 'Driver' })).toBeChecked();
  });

  it('keeps the input after a failure and retries the same invitation', async () => {
    backend.on(INVITE, 'lost');
    renderUsers('/?user=new');
    await fillIn();
    await send();
    const alert = await within(await dialog()).findByRole('alert');
    expect(within(alert).getByText('Failed to send the invitation.')).toBeInTheDocument();
    expect(field('Email')).toHaveValue('jo@example.com');

    backend.on(INVITE, SENT);
    await send();
    expect(await screen.findByText('User Invited')).toBeInTheDocument();
    const [first, second] = invitations();
    expect(second).toEqual(first);
  });

  it('sends a new invitation if the input changed after a failure', async () => {
    backend.on(INVITE, { status: 502, body: { error: "We couldn't email the invitation." } });
    renderUsers('/?user=new');
    await fillIn();
    await send();
    const alert = await within(await dialog()).findByRole('alert');
    expect(within(alert).getByText("We couldn't email the invitation.")).toBeInTheDocument();
    await userEvent.type(field(/^Company/), 'Field Haul');
    await send();
    await waitFor(() => {
      expect(invitations()).toHaveLength(2);
    });
    const [first, second] = invitations();
    expect(second?.id).not.toBe(first?.id);
  });
});

describe('a user who hasn’t joined', () => {
  it('a user who hasn’t joined is marked as invited until they join', async () => {
    hold([JO, DANA]);
    renderUsers();
    expect(within(await findRow('Jo Field')).getByText('Invited')).toBeInTheDocument();
    expect(within(await findRow('Dana Whitlock')).queryByText('Invited')).not.toBeInTheDocument();

    hold([{ ...JO, joined_at: '2026-11-21T12:00:00Z' }, DANA]);
    announceChange('profiles');
    await waitFor(async () => {
      expect(within(await findRow('Jo Field')).queryByText('Invited')).not.toBeInTheDocument();
    });
  });

  it('a user who hasn’t joined is marked as unverified if they registered without confirming their email', async () => {
    hold([aUser({ first_name: 'Lena', last_name: 'Ito', joined_at: null }), DANA]);
    renderUsers();
    const row = await findRow('Lena Ito');
    expect(within(row).getByText('Not verified')).toBeInTheDocument();
    expect(
      within(row).queryByRole('button', { name: /^Resend the invitation/ }),
    ).not.toBeInTheDocument();
  });

  it('says so in the edit dialog', async () => {
    hold([JO]);
    renderUsers(`/?user=${JO.id}`);
    expect(await screen.findByRole('dialog', { name: 'Edit user' })).toHaveAccessibleDescription(
      "Invited Nov 20, 2026, hasn't joined yet",
    );
  });

  it('can be re-invited from the row, others can’t', async () => {
    hold([JO, DANA]);
    renderUsers();
    const again = { name: /^Resend the invitation/ };
    expect(
      within(await findRow('Dana Whitlock')).queryByRole('button', again),
    ).not.toBeInTheDocument();
    await userEvent.click(within(await findRow('Jo Field')).getByRole('button', again));
    expect(await screen.findByText('User Invited')).toBeInTheDocument();
    expect(backend.bodies(INVITE)).toEqual([{ id: expect.any(String) as string, user_id: JO.id }]);
  });

  it('shows the reason when re-inviting is refused', async () => {
    const reason = 'An invitation went to this address a moment ago.';
    backend.on(INVITE, { status: 429, body: { error: reason } });
    hold([JO]);
    renderUsers();
    const row = await findRow('Jo Field');
    await userEvent.click(within(row).getByRole('button', { name: /^Resend the invitation/ }));
    expect(await screen.findByText('Invitation Failed')).toBeInTheDocument();
    expect(screen.getByText(reason)).toBeInTheDocument();
  });
});
