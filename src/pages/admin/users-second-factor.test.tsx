import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@/features/users/api/users';
import { renderConsolePage } from '@tests/ui/console-page';
import { findRow } from '@tests/ui/console-section';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { member } from '@tests/ui/render-app';
import { aUser } from '@tests/ui/user';
import { UsersPage } from './users-page';

const SECOND_FACTORS = 'POST /rest/v1/rpc/second_factors';
const REQUIRE = 'POST /rest/v1/rpc/require_second_factor';
const RESET = 'POST /functions/v1/reset-second-factor';
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

let backend: FakeBackend;

const renderUsers = (at = '/') => renderConsolePage(UsersPage, at);

function holdSecondFactors(is_required: boolean, ...users: User[]) {
  const user_ids = users.map(({ id }) => id);
  backend.on(SECOND_FACTORS, { status: 200, body: { is_required, user_ids } });
}

beforeEach(() => {
  backend = fakeBackend();
  backend.on('POST /rest/v1/rpc/user_role_counts', { status: 200, body: [] });
  backend.on('GET /rest/v1/admin_profiles', (_body, url) => {
    const id = url.searchParams.get('id')?.replace('eq.', '');
    const users = [DANA, SELF];
    return { status: 200, body: id ? users.filter((one) => one.id === id) : users };
  });
  holdSecondFactors(false);
});

describe('two-step verification', () => {
  const openSetting = async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Two-step verification for staff' }),
    );
  };

  it('marks who has it, and staff who need it', async () => {
    holdSecondFactors(true, SELF);
    renderUsers();
    expect(await within(await findRow('Morgan')).findByText('Two-step')).toBeVisible();
    expect(within(await findRow('Dana Whitlock')).getByText('No two-step')).toBeVisible();
  });

  it('can be required only after setting it up', async () => {
    renderUsers();
    await openSetting();
    expect(await screen.findByText('Set it up for your own account first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Require for Staff' })).toBeDisabled();
  });

  it('an admin requires two-step verification for staff, and sees why it was refused', async () => {
    holdSecondFactors(false, SELF);
    const message = 'Set up two-step verification for your own account first.';
    backend.on(REQUIRE, { status: 409, body: { code: 'PT409', message } });
    renderUsers();
    await openSetting();
    const require = await screen.findByRole('button', { name: 'Require for Staff' });
    await userEvent.click(require);
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(message);

    backend.on(REQUIRE, () => {
      holdSecondFactors(true, SELF);
      return { status: 200 };
    });
    await userEvent.click(require);
    expect(await screen.findByRole('button', { name: 'Make Optional' })).toBeVisible();
    expect(backend.bodies(REQUIRE)).toEqual([{ _is_required: true }, { _is_required: true }]);
  });

  it.each([
    [true, 'They are signed out everywhere'],
    [false, 'We couldn’t email them.'],
  ])(
    'an admin resets a colleague’s two-step verification (email sent: %s)',
    async (emailed, text) => {
      holdSecondFactors(false, DANA);
      backend.on(RESET, () => {
        holdSecondFactors(false);
        return { status: 200, body: { reset: true, emailed } };
      });
      renderUsers(`/?user=${DANA.id}`);
      const name = 'Reset two-step verification';
      await userEvent.click(await screen.findByRole('button', { name }));
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
      expect(await screen.findByText(new RegExp(text))).toBeVisible();
      expect(backend.bodies(RESET)).toEqual([{ user_id: DANA.id }]);
      await waitFor(() => {
        expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      });
    },
  );
});
