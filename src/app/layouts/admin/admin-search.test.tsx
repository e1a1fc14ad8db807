import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeBackend, type FakeBackend } from '../../../../tests/support/ui/fake-backend';
import { renderPage } from '../../../../tests/support/ui/render-app';
import { AdminSearch } from './admin-search';

const SEARCH = 'POST /rest/v1/rpc/admin_search';
let backend: FakeBackend;

beforeEach(() => {
  window.sessionStorage.clear();
  backend = fakeBackend();
  backend.on(SEARCH, {
    status: 200,
    body: [
      { kind: 'quote', id: '7', title: 'Dana Whitfield', detail: 'Dayton, OH to Reno, NV' },
      { kind: 'message', id: '8', title: 'Dan Ito', detail: 'Port pickup' },
      { kind: 'unheard-of', id: '9', title: 'Dangling', detail: '' },
    ],
  });
});

const option = (name: RegExp) => screen.findByRole('option', { name });
const field = () => screen.getByRole('combobox');
const openIt = async () => {
  const { router } = renderPage(<AdminSearch />);
  await userEvent.keyboard('{Control>}k{/Control}');
  return router;
};

it('opens by keyboard and leads to a page', async () => {
  const router = await openIt();
  await userEvent.type(field(), 'messag');
  expect(await option(/^Messages/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/admin/messages');
  });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('finds records, arrows choose, Enter opens; the place is recent next time', async () => {
  const router = await openIt();
  await userEvent.type(field(), 'dan');
  await option(/Dana Whitfield/);
  expect(screen.queryByText('Dangling')).not.toBeInTheDocument();
  expect(backend.bodies(SEARCH).at(-1)).toEqual({ _text: 'dan', _per_kind: 5 });
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute(
    'aria-activedescendant',
    (await option(/Dan Ito/)).getAttribute('id'),
  );
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?message=8');

  await userEvent.click(screen.getByRole('button', { name: /Search/ }));
  expect(await option(/Dan Ito/)).toHaveAttribute('aria-selected', 'true');
});

it('says when there is nothing', async () => {
  backend.on(SEARCH, { status: 200, body: [] });
  await openIt();
  await userEvent.type(field(), 'zzz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});
