import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@tests/ui/render-app';

const KEY = 'cookie-consent';
const TITLE = 'Before you hit the road';

/** Consent state lives as long as the page, so every test loads the modules again. */
async function open(at = '/') {
  vi.resetModules();
  const [{ ConsentGate }, consent] = await Promise.all([
    import('./consent-gate'),
    import('@/session/consent'),
  ]);
  return { ...consent, page: renderPage(<ConsentGate />, { at }) };
}

/** The dialog's code loads separately, so it must have had the time to open. */
const settle = () => act(() => vi.dynamicImportSettled());
const findDialog = () => screen.findByRole('alertdialog', { name: TITLE });
const isOpen = () => screen.queryByRole('alertdialog') !== null;

beforeEach(() => {
  localStorage.clear();
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

describe('the consent dialog', () => {
  it.each([
    ['Accept', 'accepted'],
    ['Necessary only', 'declined'],
  ])('%s stores "%s" and closes it', async (name, stored) => {
    await open();
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(localStorage.getItem(KEY)).toBe(stored);
    expect(isOpen()).toBe(false);
  });

  it('does not close on Escape', async () => {
    await open();
    await findDialog();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(true);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each(['accepted', 'declined'])('stays closed once "%s" is stored', async (stored) => {
    localStorage.setItem(KEY, stored);
    await open();
    await settle();
    expect(isOpen()).toBe(false);
  });

  it('opens when the stored value is invalid', async () => {
    localStorage.setItem(KEY, 'maybe');
    await open();
    expect(await findDialog()).toBeInTheDocument();
  });

  it('stays closed on the privacy page until it is opened there', async () => {
    const { reopenConsent } = await open('/privacy');
    await settle();
    expect(isOpen()).toBe(false);
    localStorage.setItem(KEY, 'declined');
    fireEvent(window, new StorageEvent('storage', { key: KEY }));
    act(reopenConsent);
    expect(await findDialog()).toBeInTheDocument();
  });

  it.each(['/quote/status', '/auth/confirm', '/auth/new-password', '/auth/invitation'])(
    'waits on %s, which an email links to, until the next page or the footer’s link',
    async (path) => {
      const { page, reopenConsent } = await open(path);
      await settle();
      expect(isOpen()).toBe(false);
      act(reopenConsent);
      await findDialog();
      page.unmount();

      const next = await open(path);
      await settle();
      expect(isOpen()).toBe(false);
      await act(() => next.page.router.navigate('/about'));
      expect(await findDialog()).toBeInTheDocument();
    },
  );

  it('stays closed under Global Privacy Control until the visitor opens it', async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    const { reopenConsent } = await open();
    await settle();
    expect(isOpen()).toBe(false);
    expect(localStorage.getItem(KEY)).toBeNull();
    act(reopenConsent);
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(localStorage.getItem(KEY)).toBe('accepted');
  });

  it('waits for a tap from before hydration until the visitor has seen its result', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    window.earlyInputs = [{ type: 'click', element: button, busy: button }];
    await open();
    await settle();
    expect(isOpen()).toBe(false);

    const { replayEarlyInput } = await import('@/shared/lib/replay-early-input');
    const menu = document.body.appendChild(document.createElement('dialog'));
    // React marks the elements it has hydrated.
    Object.assign(button, { __reactProps$test: {} });
    button.addEventListener('click', () => (menu.open = true));
    act(replayEarlyInput);
    await settle();
    expect(isOpen()).toBe(false);
    menu.open = false;
    fireEvent(menu, new Event('close'));
    expect(await findDialog()).toBeInTheDocument();
  });

  it('closes when the visitor chooses in another tab', async () => {
    await open();
    await findDialog();
    localStorage.setItem(KEY, 'declined');
    fireEvent(window, new StorageEvent('storage', { key: KEY }));
    expect(isOpen()).toBe(false);
  });
});
