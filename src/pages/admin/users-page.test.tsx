import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@/features/users/api/users';
import { STALE } from '@tests/ui/conflicts';
import { findRow, queryRow, REFUSED } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { renderConsolePage } from '@tests/ui/console-page';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { member } from '@tests/ui/render-app';
import { aUser } from '@tests/ui/user';
import { UsersPage } from './users-page';

const USERS = 'GET /rest/v1/admin_profiles';
const SAVE = 'POST /rest/v1/rpc/save_user';
const DELETE = 'POST /rest/v1/rpc/delete_user';
const ADMIN = member('admin');
const SELF = aUser({
  id: ADMIN.user?.id ?? '',
  first_name: 'Morgan',
  last_name: '',
  roles: ['admin'],
});
const DANA = aUser({
  first_name: 'Dana',
  last_name: 'Whitlock',
  phone: '937-555-0161',
  company_name: 'Whitlock Freight',
  roles: ['moderator', 'freight_broker'],
});
const LAST_ADMIN = {
  status: 400,
  body: { code: '23514', message: 'The last administrator cannot be removed or demoted.' },
};

let backend: FakeBackend;
let asked: URL[];

function hold(users: readonly User[]) {
  backend.on(USERS, (_body, url) => {
    asked.push(url);
    const id = url.searchParams.get('id')?.replace('eq.', '');
    return { status: 200, body: id ? users.filter((one) => one.id === id) : users };
  });
}

const renderUsers = (at = '/') => renderConsolePage(UsersPage, at);

const badges = async (name: string) =>
  within(await findRow(name))
    .getAllByText(/^(Admin|Moderator|Freight Broker|Carrier)$/)
    .map((badge) => badge.textContent);

beforeEach(() => {
  asked = [];
  backend = fakeBackend();
  backend.on('POST /rest/v1/rpc/second_factors', {
    status: 200,
    body: { is_required: false, user_ids: [] },
  });
  backend.on('POST /rest/v1/rpc/user_role_counts', {
    status: 200,
    body: [
      { role: 'admin', users: 1, total: 2 },
      { role: 'moderator', users: 1, total: 2 },
    ],
  });
  hold([DANA, SELF]);
});

describe('user list', () => {
  it('lists users with their roles', async () => {
    renderUsers();
    const row = await findRow('Dana Whitlock');
    for (const text of [DANA.email, 'Whitlock Freight', '937-555-0161', 'Nov 21, 2026']) {
      expect(row).toHaveTextContent(text);
    }
    expect(await badges('Dana Whitlock')).toEqual(['Moderator', 'Freight Broker']);
    expect(await findRow('Morgan')).toHaveTextContent('This is you');
    expect(await screen.findByText('2 of 2.')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Moderator (1)' })).toBeInTheDocument();
  });

  it('searches, filters and sorts on the server', async () => {
    renderUsers('/?q=100%25&role=moderator&sort=name');
    await findRow('Dana Whitlock');
    const query = asked[0]?.searchParams;
    expect(query?.get('search_text')).toBe('like.%100\\%%');
    expect(query?.get('roles')).toBe('cs.{moderator}');
    expect(query?.get('order')).toBe('sort_name.asc,id.asc');
    expect(query?.get('limit')).toBe('51');
  });

  it('shows an empty state and a failure', async () => {
    hold([]);
    const { unmount } = renderUsers('/?role=driver');
    expect(await screen.findByText('No users match')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
    unmount();
    backend.on(USERS, REFUSED);
    renderUsers();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch users.');
    hold([DANA]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow('Dana Whitlock')).toBeInTheDocument();
  });

  it('shows new users live', async () => {
    renderUsers();
    await findRow('Dana Whitlock');
    hold([aUser({ first_name: 'Lena', last_name: 'Ito' }), DANA, SELF]);
    announceChange('profiles');
    expect(await findRow('Lena Ito')).toBeInTheDocument();
  });
});

describe('editing a user', () => {
  const open = async () => {
    renderUsers(`/?user=${DANA.id}`);
    await screen.findByRole('dialog', { name: 'Edit user' });
  };
  const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

  it('saves names and roles over the version on screen; the email is read-only', async () => {
    backend.on(SAVE, { status: 200 });
    await open();
    expect(field('Email')).toHaveAttribute('readonly');
    await userEvent.clear(field(/^Phone/));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Moderator' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Driver' }));
    await save();
    expect(await screen.findByText('User Updated')).toBeInTheDocument();
    expect(backend.bodies(SAVE)).toEqual([
      {
        _user_id: DANA.id,
        _seen: DANA.updated_at,
        _first_name: 'Dana',
        _last_name: 'Whitlock',
        _phone: '',
        _company_name: 'Whitlock Freight',
        _roles: ['freight_broker', 'driver'],
      },
    ]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('rejects values that are too long', async () => {
    await open();
    await userEvent.click(field('First name'));
    await userEvent.paste('x'.repeat(81));
    await save();
    expect(await screen.findByText('Use 80 characters or fewer.')).toBeInTheDocument();
    expect(backend.bodies(SAVE)).toEqual([]);
  });

  it('keeps the input and shows the reason when saving is refused', async () => {
    backend.on(SAVE, LAST_ADMIN);
    await open();
    await userEvent.type(field('Last name'), '-Reed');
    await save();
    expect(await screen.findByText('Update Failed')).toBeInTheDocument();
    expect(
      within(screen.getByRole('dialog')).getByText(LAST_ADMIN.body.message),
    ).toBeInTheDocument();
    expect(field('Last name')).toHaveValue('Whitlock-Reed');
  });

  it('blocks saving a stale version', async () => {
    backend.on(SAVE, { status: 200 });
    await open();
    await userEvent.type(field('Last name'), '!');
    const theirs = { ...DANA, last_name: 'Reed', updated_at: '2026-11-21T13:00:00Z' };
    hold([theirs, SELF]);
    announceChange('profiles');
    expect(await screen.findByText('Someone changed this user.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Show their version' }));
    expect(field('Last name')).toHaveValue('Reed');
    await save();
    expect(backend.bodies(SAVE)).toMatchObject([{ _seen: theirs.updated_at }]);
  });

  it('detects a stale version on save', async () => {
    backend.on(SAVE, STALE);
    await open();
    hold([{ ...DANA, updated_at: '2026-11-21T13:00:00Z' }, SELF]);
    await save();
    expect(await screen.findByText('Someone changed this user.')).toBeInTheDocument();
    expect(screen.getByText('Someone changed or deleted this. Reload.')).toBeInTheDocument();
  });
});

describe('deleting a user', () => {
  const confirm = async () => {
    renderUsers();
    const row = await findRow('Dana Whitlock');
    await userEvent.click(within(row).getByRole('button', { name: 'Delete: Dana Whitlock' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: `Delete ${DANA.email}?`,
    });
    expect(dialog).toHaveTextContent(
      'Are you sure you want to delete this user? This action cannot be undone.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    return dialog;
  };

  it('confirms, deletes the account and shows a toast', async () => {
    backend.on(DELETE, { status: 200 });
    await confirm();
    expect(await screen.findByText('User Deleted')).toBeInTheDocument();
    expect(backend.bodies(DELETE)).toEqual([{ _user_id: DANA.id }]);
  });

  it.each([
    LAST_ADMIN,
    { status: 409, body: { code: 'PT409', message: 'This user is the driver of a load.' } },
  ])('says why it was refused', async (refusal) => {
    backend.on(DELETE, refusal);
    const dialog = await confirm();
    expect(await within(dialog).findByText(refusal.body.message)).toBeInTheDocument();
    expect(screen.getByText('Delete Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to delete user.')).toBeInTheDocument();
  });

  it('isn’t offered for the user’s own account', async () => {
    renderUsers();
    const row = await findRow('Morgan');
    expect(within(row).queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(queryRow('Dana Whitlock')).toBeInTheDocument();
    });
  });
});
