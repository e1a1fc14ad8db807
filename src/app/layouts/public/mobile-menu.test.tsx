import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { member, renderPage } from '@tests/ui/render-app';
import { SiteHeader } from './site-header';

beforeEach(() => {
  // jsdom lacks the modal methods; e2e tests cover the focus trap.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  await within(menu).findByRole('navigation');
  return menu;
}

test('the menu has the same links as the header and locks scrolling', async () => {
  renderPage(<SiteHeader />, { auth: member('admin') });
  const menu = within(await openMenu());
  expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/quote');
  expect(menu.getByRole('link', { name: '937-555-0142' })).toHaveAttribute(
    'href',
    'tel:+19375550142',
  );
  expect(menu.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/dashboard');
  expect(menu.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
});

test('the menu closes with its button', async () => {
  renderPage(<SiteHeader />);
  const menu = within(await openMenu());
  await userEvent.click(menu.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});

test('the menu closes after navigation', async () => {
  const { router } = renderPage(<SiteHeader />);
  const menu = within(await openMenu());
  await userEvent.click(menu.getByRole('link', { name: 'Get a Quote' }));
  expect(router.state.location.pathname).toBe('/quote');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});

test('the menu closes on sign-out, so that the toast is visible', async () => {
  const signOut = vi.fn();
  renderPage(<SiteHeader />, { auth: { ...member(), signOut } });
  const menu = within(await openMenu());
  await userEvent.click(menu.getByRole('button', { name: 'Sign Out' }));
  expect(signOut).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});
