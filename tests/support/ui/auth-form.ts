import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from './fake-backend';

/** Somebody at the card of /auth, whichever tab is open. */
export const EMAIL = 'robin@example.com';
export const PASSWORD = 'a-good-Password-1';
export const RESEND = 'POST /auth/v1/resend';

export const user = userEvent.setup({ delay: null });
export const panel = () => screen.getByRole('tabpanel');
export const field = (label: string) => within(panel()).getByLabelText(label);
export const press = (name: string) => user.click(within(panel()).getByRole('button', { name }));

export async function openTab(name: 'Login' | 'Register'): Promise<void> {
  await user.click(screen.getByRole('tab', { name }));
  // The second form comes when it is asked for.
  await screen.findByRole('button', { name: name === 'Login' ? 'Sign In' : 'Create Account' });
}

/** A backend for every test of the file; call the result inside a test to have it. */
export function authBackend(): () => FakeBackend {
  let backend: FakeBackend | undefined;
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    backend = fakeBackend();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  return () => {
    if (backend === undefined) throw new Error('The backend is there inside tests only.');
    return backend;
  };
}
