import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { member, renderPage } from '@tests/ui/render-app';
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
const openSearch = async (auth = member('admin')) => {
  const { router } = renderPage(<Search />, { auth });
  await userEvent.keyboard('{Control>}k{/Control}');
  // Its code loads when it opens.
  await screen.findByRole('combobox');
  return router;
};

it('the search opens by keyboard shortcut and navigates to a page', async () => {
  const router = await openSearch();
  await userEvent.type(field(), 'messag');
  expect(await option(/^Messages/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/admin/messages');
  });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('the search opens a found record by keyboard and lists it as recent next time', async () => {
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
  expect(screen.getByRole('group', { name: 'Recent' })).toHaveTextContent('Message: Port pickup');
});

it('the search lists the records of a kind under its heading', async () => {
  await openSearch();
  await userEvent.type(field(), 'dan');
  await option(/Dana Whitfield/);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Quotes',
    'Messages',
  ]);
});

it('the search lists records whose names match the text first', async () => {
  backend.on(SEARCH, {
    status: 200,
    body: [
      { kind: 'load', id: '1', title: 'Gas turbine', detail: 'Robin Stadler' },
      { kind: 'user', id: '2', title: 'Robin Stadler', detail: 'Pilot Car' },
    ],
  });
  await openSearch();
  await userEvent.type(field(), 'stadler robin');
  expect(await option(/^Robin Stadler/)).toHaveAttribute('aria-selected', 'true');
});

it('the search does not open a record found by earlier text', async () => {
  const router = await openSearch();
  await userEvent.type(field(), 'dan');
  await option(/Dana Whitfield/);
  backend.on(SEARCH, { status: 200, body: [] });
  await userEvent.type(field(), 'x{Enter}');
  expect(router.state.location.search).toBe('');
});

describe('Enter before the results', () => {
  /** Types what finds Dana, then `keys`; the results of `keys` arrive when the returned function is called. */
  async function typeAhead(keys: string) {
    const router = await openSearch();
    await userEvent.type(field(), 'dan');
    await option(/Dana Whitfield/);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    backend.on(SEARCH, async () => {
      await held;
      return { status: 200, body: [{ kind: 'user', id: '2', title: 'Danny', detail: '' }] };
    });
    await userEvent.type(field(), keys);
    return { router, answer };
  }

  it('opens the first result when it arrives', async () => {
    const { router, answer } = await typeAhead('ny{Enter}');
    expect(router.state.location.search).toBe('');
    answer();
    await waitFor(() => {
      expect(router.state.location).toMatchObject({ pathname: '/admin/users', search: '?user=2' });
    });
  });

  it('opens nothing when the text has changed in the meantime', async () => {
    const { router, answer } = await typeAhead('n{Enter}y');
    answer();
    await option(/^Danny/);
    expect(router.state.location.search).toBe('');
  });
});

describe('commands', () => {
  it('open lists, pages and forms', async () => {
    backend.on(SEARCH, { status: 200, body: [] });
    const router = await openSearch();
    for (const [typed, address] of [
      ['load new', '/admin/loads?new=1'],
      ['new quotes', '/admin/quotes?status=new'],
      ['mine', '/admin/quotes?assigned=me'],
      ['trash mess', '/admin/messages?trash=1'],
      ['live vis', '/admin/analytics'],
      ['transit', '/admin/loads?status=in_transit'],
      ['invite', '/admin/users?user=new'],
      ['go fleet', '/admin/fleet'],
      ['permits apply', '/admin/permits'],
    ] as const) {
      await userEvent.click(field());
      await userEvent.paste(typed);
      await userEvent.keyboard('{Enter}');
      const { pathname, search } = router.state.location;
      expect([typed, pathname + search]).toEqual([typed, address]);
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
      await userEvent.keyboard('{Control>}k{/Control}');
      await screen.findByRole('combobox');
    }
  });

  it('switch the theme', async () => {
    await openSearch();
    await userEvent.type(field(), 'dark{Enter}');
    expect(window.localStorage.getItem('console-theme')).toBe('dark');
    window.localStorage.clear();
  });

  it("sign out with the console's wording", async () => {
    const signOut = vi.fn();
    await openSearch({ ...member('admin'), signOut });
    await userEvent.type(field(), 'sign{Enter}');
    expect(signOut).toHaveBeenCalledExactlyOnceWith('console');
  });

  it('show the keyboard shortcuts', async () => {
    const onShow = vi.fn();
    window.addEventListener('show-console-shortcuts', onShow);
    await openSearch();
    await userEvent.type(field(), 'help{Enter}');
    expect(onShow).toHaveBeenCalledOnce();
    window.removeEventListener('show-console-shortcuts', onShow);
  });
});

it('the search opens a record of each kind in its section', async () => {
  const router = await openSearch();
  for (const [kind, address] of [
    ['quote', '/admin/quotes?quote=7'],
    ['application', '/admin/careers?application=7'],
    ['message', '/admin/messages?message=7'],
    ['user', '/admin/users?user=7'],
    ['load', '/admin/loads/7'],
  ] as const) {
    backend.on(SEARCH, {
      status: 200,
      body: [{ kind, id: '7', title: `Dana Whitfield ${kind}`, detail: 'Found' }],
    });
    await userEvent.click(field());
    // Each text is new, so none is answered from the cache.
    await userEvent.paste(`whitfield ${kind}`);
    await userEvent.click(await option(new RegExp(`Dana Whitfield ${kind}`)));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(address);
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
  }
});

it('the search shows a message when it fails', async () => {
  backend.on(SEARCH, { status: 403, body: { code: '42501', message: 'permission denied' } });
  await openSearch();
  await userEvent.type(field(), 'dan');
  expect(await screen.findByText('Search failed. Check your connection.')).toBeInTheDocument();
});

it('the search shows a message when nothing is found', async () => {
  backend.on(SEARCH, { status: 200, body: [] });
  await openSearch();
  await userEvent.type(field(), 'zzz');
  expect(await screen.findByText('No results')).toBeInTheDocument();
});
