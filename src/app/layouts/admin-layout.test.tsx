import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsolePage } from '@/pages/admin/console-page';
import { fakeBackend } from '@tests/ui/fake-backend';
import { fakeMatchMedia } from '@tests/ui/fake-match-media';
import { member, renderRoutes, VISITOR } from '@tests/ui/render-app';
import { AdminLayout } from './admin-layout';
import { AdminOnly } from './admin/admin-only';
import { ADMIN_SECTIONS } from './admin/sections';

const ADMIN = member('admin');

function renderConsole(auth = ADMIN, at = '/admin/quotes?status=new') {
  return renderRoutes(
    [
      { path: '/', element: <p>Home page</p> },
      { path: '/auth', element: <p>Sign-in page</p> },
      {
        path: '/admin',
        Component: AdminLayout,
        children: [
          { Component: AdminOnly, children: [{ path: 'users', element: <p>All users</p> }] },
          {
            path: '*',
            element: (
              <ConsolePage title="Quotes" path="/admin/quotes">
                <p>Page content</p>
              </ConsolePage>
            ),
          },
        ],
      },
    ],
    { at, auth },
  );
}

beforeEach(() => {
  window.localStorage.clear();
  fakeMatchMedia({ prefersDark: false });
  fakeBackend().on('POST /rest/v1/rpc/admin_unread_counts', {
    status: 200,
    body: {
      quotes: 5,
      applications: 2,
      messages: 0,
      newest_quote_at: '-infinity',
      failed_emails: [],
    },
  });
});

describe('access', () => {
  it.each([
    ['the session', { ...VISITOR, status: 'loading' as const }],
    ['the roles', { ...ADMIN, isAdmin: false, isStaff: false, isRolesLoading: true }],
  ])('shows a skeleton while %s load', (_what, auth) => {
    const { router } = renderConsole(auth);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText('Page content')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin/quotes');
  });

  it('redirects visitors to sign in, with the return path', async () => {
    const { router } = renderConsole(VISITOR);
    expect(await screen.findByText('Sign-in page')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?next=%2Fadmin%2Fquotes%3Fstatus%3Dnew');
  });

  it('redirects everyone but staff to the home page with a toast', async () => {
    renderConsole(member('freight_broker', 'driver'));
    expect(await screen.findByText('Home page')).toBeInTheDocument();
    expect(await screen.findByText('Access Denied')).toBeInTheDocument();
    expect(screen.getByText("You don't have admin privileges.")).toBeInTheDocument();
  });

  it.each([
    ['challenge', 'Two-step verification'],
    ['enroll', 'Set up two-step verification'],
  ] as const)('shows the second step instead of the page: %s', async (sessionNeed, name) => {
    const auth = { ...ADMIN, isAdmin: false, isStaff: false, sessionNeed };
    const { router, changeAuth } = renderConsole(auth);
    expect(await screen.findByRole('heading', { level: 2, name })).toBeInTheDocument();
    expect(screen.queryByText('Page content')).not.toBeInTheDocument();
    changeAuth(ADMIN);
    expect(await screen.findByText('Page content')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?status=new');
  });

  it('redirects to sign in when the session ends', async () => {
    const { changeAuth } = renderConsole();
    await screen.findByText('Page content');
    changeAuth(VISITOR);
    expect(await screen.findByText('Sign-in page')).toBeInTheDocument();
  });
});

describe('the sidebar', () => {
  const nav = () => screen.getByRole('navigation', { name: 'Console' });

  it('links every section', async () => {
    renderConsole();
    await screen.findByText('Page content');
    const links = within(nav()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ADMIN_SECTIONS.map(({ path }) => path),
    );
  });

  it('marks the current section and counts new quotes', async () => {
    renderConsole();
    const link = await screen.findByRole('link', { name: /Quotes 5 new/ });
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(within(nav()).getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute(
      'aria-current',
    );
  });

  it('opens the site in a new tab', async () => {
    renderConsole();
    const link = await screen.findByRole('link', { name: 'Back to Site' });
    expect(link).toHaveAttribute('href', '/');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it("signs out with the console's wording", async () => {
    const signOut = vi.fn();
    renderConsole({ ...ADMIN, signOut });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(signOut).toHaveBeenCalledWith('console');
  });
});

describe('a moderator', () => {
  const MODERATOR = member('moderator');

  it('sees only the sections they answer', async () => {
    renderConsole(MODERATOR);
    await screen.findByText('Page content');
    const nav = screen.getByRole('navigation', { name: 'Console' });
    expect(screen.getByRole('link', { name: 'Gem City Moderator' })).toHaveAttribute(
      'href',
      '/admin',
    );
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      '/admin/careers',
      '/admin/quotes',
      '/admin/messages',
    ]);
    expect(await screen.findByRole('link', { name: /Quotes 5 new/ })).toBeInTheDocument();
  });

  it('sees Access Denied on other pages, and keeps the sidebar', async () => {
    renderConsole(MODERATOR, '/admin/users');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.queryByText('All users')).not.toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Console' })).toBeInTheDocument();
  });

  it('finds only pages and views they can open in the search', async () => {
    renderConsole(MODERATOR);
    await screen.findByText('Page content');
    await userEvent.keyboard('{Control>}k{/Control}');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Careers',
      'Quotes',
      'Messages',
      'New quotes',
      'My quotes',
      'Archived quotes',
      'New messages',
      'New applications',
      'Light theme',
      'Dark theme',
      'Keyboard shortcuts',
      'Back to Site',
      'Sign Out',
    ]);
  });

  it('keeps those pages for admins', async () => {
    renderConsole(ADMIN, '/admin/users');
    expect(await screen.findByText('All users')).toBeInTheDocument();
  });
});

describe('the theme', () => {
  const theme = () => document.documentElement.dataset['theme'];

  it('follows the system until the user chooses', async () => {
    const system = fakeMatchMedia({ prefersDark: true });
    const { unmount } = renderConsole();
    await screen.findByText('Page content');
    expect(theme()).toBe('dark');

    await userEvent.click(screen.getByRole('button', { name: 'Light theme' }));
    expect(theme()).toBe('light');
    system.change({ prefersDark: false });
    system.change({ prefersDark: true });
    expect(theme()).toBe('light');

    unmount();
    renderConsole();
    await waitFor(() => {
      expect(theme()).toBe('light');
    });
  });

  it('does not apply outside the console', async () => {
    fakeMatchMedia({ prefersDark: true });
    const { changeAuth } = renderConsole();
    await screen.findByText('Page content');
    changeAuth(VISITOR);
    await screen.findByText('Sign-in page');
    expect(theme()).toBeUndefined();
    expect(document.body).not.toHaveClass('console-surface');
  });
});
