import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HEADER_LINKS } from '@/content/navigation';
import { member, renderPage, UNKNOWN } from '@tests/ui/render-app';
import { scrollWindowTo } from '@tests/ui/scroll-window';
import { SiteHeader } from './site-header';

afterEach(() => {
  vi.unstubAllGlobals();
});

const link = (name: string) => screen.queryByRole('link', { name });

describe('account links', () => {
  test('show visitors only Sign In', () => {
    renderPage(<SiteHeader />);
    expect(link('Sign In')).toHaveAttribute('href', '/auth');
    expect(link('My Profile')).toBeNull();
    expect(link('Admin')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });

  test('pass the current page as the return path', () => {
    renderPage(<SiteHeader />, { at: '/quote' });
    expect(link('Sign In')).toHaveAttribute('href', '/auth?next=%2Fquote');
  });

  test('account links are invisible while the session loads', () => {
    renderPage(<SiteHeader />, { auth: UNKNOWN });
    expect(screen.getByText('Sign In')).toHaveClass('invisible');
    expect(link('My Profile')).toBeNull();
  });

  test('show signed-in users the dashboard and Sign Out', async () => {
    const signOut = vi.fn();
    renderPage(<SiteHeader />, { auth: { ...member(), signOut } });
    expect(link('My Profile')).toHaveAttribute('href', '/dashboard');
    expect(link('Sign In')).toBeNull();
    expect(link('Admin')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(signOut).toHaveBeenCalledOnce();
  });

  test.each([
    ['admin', 'Admin'],
    ['moderator', 'Console'],
  ] as const)('show a user with the role %s the console', (role, name) => {
    renderPage(<SiteHeader />, { auth: member(role) });
    expect(link(name)).toHaveAttribute('href', '/admin');
  });
});

test('the header links to the main pages', () => {
  renderPage(<SiteHeader />);
  const shown = screen.queryAllByRole('navigation', { name: 'Main' }).flatMap((nav) =>
    within(nav)
      .getAllByRole('link')
      .map((item) => item.textContent),
  );
  expect(shown).toEqual(HEADER_LINKS.map(({ label }) => label));
});

test('the header shrinks after 10 px of scrolling and grows back at the top', () => {
  renderPage(<SiteHeader />);
  const header = screen.getByRole('banner');
  scrollWindowTo(10);
  expect(header).toHaveAttribute('data-scrolled', 'false');
  scrollWindowTo(11);
  expect(header).toHaveAttribute('data-scrolled', 'true');
  scrollWindowTo(0);
  expect(header).toHaveAttribute('data-scrolled', 'false');
});
