import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { renderPage } from '@tests/ui/render-app';
import { AdminSearch } from './admin-search';

function Search() {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    setIsOpen(true);
  }, []);
  return (
    <AdminSearch
      isOpen={isOpen}
      onOpen={open}
      onClose={() => {
        setIsOpen(false);
      }}
    />
  );
}

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
      { kind: 'unknown-kind', id: '9', title: 'Dangling', detail: '' },
    ],
  });
});

const option = (name: RegExp) => screen.findByRole('option', { name });
const field = () => screen.getByRole('combobox');
const openSearch = async () => {
  const { router } = renderPage(<Search />);
  await userEvent.keyboard('{Control>}k{/Control}');
  return router;
};

it('opens by keyboard shortcut and navigates to a page', async () => {
  const router = await openSearch();
  await userEvent.type(field(), 'messag');
  expect(await option(/^Messages/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/admin/messages');
  });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('opens a found record by keyboard and lists it as recent next time', async () => {
  const router = await openSearch();
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

  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await option(/Dan Ito/)).toHaveAttribute('aria-selected', 'true');
});

it.each([
  ['quote', '/admin/quotes?quote=7'],
  ['application', '/admin/careers?application=7'],
  ['message', '/admin/messages?message=7'],
  ['user', '/admin/users?user=7'],
  ['load', '/admin/loads?load=7'],
])('opens a %s in its section', async (kind, address) => {
  const found = { kind, id: '7', title: 'Dana Whitfield', detail: 'Found' };
  backend.on(SEARCH, { status: 200, body: [found] });
  const router = await openSearch();
  await userEvent.type(field(), 'whitf');
  await userEvent.click(await option(/Dana Whitfield/));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(address);
});

it('shows a message when the search fails', async () => {
  backend.on(SEARCH, { status: 403, body: { code: '42501', message: 'permission denied' } });
  await openSearch();
  await userEvent.type(field(), 'dan');
  expect(await screen.findByText('Search failed. Check your connection.')).toBeInTheDocument();
});

it('shows a message when nothing is found', async () => {
  backend.on(SEARCH, { status: 200, body: [] });
  await openSearch();
  await userEvent.type(field(), 'zzz');
  expect(await screen.findByText('No results')).toBeInTheDocument();
});
