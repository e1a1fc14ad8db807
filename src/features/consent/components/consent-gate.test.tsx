import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@tests/ui/render-app';

const KEY = 'cookie-consent';
const TITLE = 'Before you drive on';

/** The state of consent lives as long as the page: every test is another page. */
async function open(at = '/') {
  vi.resetModules();
  const [{ ConsentGate }, consent] = await Promise.all([
    import('./consent-gate'),
    import('@/session/consent'),
  ]);
  return { ...consent, page: renderPage(<ConsentGate />, { at }) };
}

const question = () => screen.findByRole('alertdialog', { name: TITLE });
const isAsked = () => screen.queryByRole('alertdialog') !== null;

beforeEach(() => {
  localStorage.clear();
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

describe('the question', () => {
  it.each([
    ['Accept', 'accepted'],
    ['Necessary only', 'declined'],
  ])('is answered with %s, and kept', async (name, stored) => {
    await open();
    await question();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(localStorage.getItem(KEY)).toBe(stored);
    expect(isAsked()).toBe(false);
  });

  it('has no other way out', async () => {
    await open();
    await question();
    await userEvent.keyboard('{Escape}');
    expect(isAsked()).toBe(true);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each(['accepted', 'declined'])('is not put to who has answered "%s"', async (stored) => {
    localStorage.setItem(KEY, stored);
    await open();
    expect(isAsked()).toBe(false);
  });

  it('is put again where something else stands there', async () => {
    localStorage.setItem(KEY, 'maybe');
    await open();
    expect(await question()).toBeInTheDocument();
  });

  it('lets the privacy page be read first, until it is asked for there', async () => {
    const { reopenConsent } = await open('/privacy');
    expect(isAsked()).toBe(false);
    localStorage.setItem(KEY, 'declined');
    fireEvent(window, new StorageEvent('storage', { key: KEY }));
    act(reopenConsent);
    expect(await question()).toBeInTheDocument();
  });

  it('is answered by Global Privacy Control, until the visitor says otherwise', async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    const { reopenConsent } = await open();
    expect(isAsked()).toBe(false);
    expect(localStorage.getItem(KEY)).toBeNull();
    act(reopenConsent);
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(localStorage.getItem(KEY)).toBe('accepted');
  });

  it('goes when it is answered in another tab', async () => {
    await open();
    await question();
    localStorage.setItem(KEY, 'declined');
    fireEvent(window, new StorageEvent('storage', { key: KEY }));
    expect(isAsked()).toBe(false);
  });
});
