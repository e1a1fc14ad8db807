import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setUpBackend } from './set-up-backend';

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

/** Gives every test a new backend; returns it with helpers for the open tab. */
export function setUpAuthForm() {
  const backend = setUpBackend();
  return { backend, user, panel, field, press, openTab };
}
