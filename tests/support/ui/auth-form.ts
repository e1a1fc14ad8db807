import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from './fake-backend';

export const EMAIL = 'robin@example.com';
export const PASSWORD = 'a-good-Password-1';
export const RESEND = 'POST /auth/v1/resend';

const user = userEvent.setup({ delay: null });
const panel = () => screen.getByRole('tabpanel');
const field = (label: string) => within(panel()).getByLabelText(label);
const press = (name: string) => user.click(within(panel()).getByRole('button', { name }));

async function openTab(name: 'Login' | 'Register'): Promise<void> {
  await user.click(screen.getByRole('tab', { name }));
  // The Register tab loads on demand.
  await screen.findByRole('button', { name: name === 'Login' ? 'Sign In' : 'Create Account' });
}

/** Gives every test of the file a backend of its own; returns it with what acts on the open tab. */
export function setUpAuthForm() {
  let current: FakeBackend;
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    current = fakeBackend();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const backend: FakeBackend = {
    on: (route, handler) => {
      current.on(route, handler);
    },
    bodies: (route) => current.bodies(route),
  };
  return { backend, user, panel, field, press, openTab };
}
