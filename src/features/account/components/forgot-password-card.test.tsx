import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeTurnstile } from '@tests/ui/fake-turnstile';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { renderPage } from '@tests/ui/render-app';
import { ForgotPasswordCard } from './forgot-password-card';

const RECOVER = 'POST /auth/v1/recover';
const user = userEvent.setup({ delay: null });
const backend = setUpBackend();

async function requestLink(email: string) {
  renderPage(<ForgotPasswordCard />);
  await user.clear(screen.getByLabelText('Email'));
  if (email !== '') await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send Link' }));
}

it('the card requests a link without revealing whether there is an account', async () => {
  backend.on(RECOVER, { status: 200, body: {} });
  await requestLink('robin@example.com');
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
  expect(screen.getByText(/^If/)).toHaveTextContent('If robin@example.com has an account');
  expect(screen.getByText(/Resend in (?:60|59) s/)).toBeInTheDocument();
  expect(backend.bodies(RECOVER)).toMatchObject([{ email: 'robin@example.com' }]);
});

it('the card sends the token of a challenge where the site has them', async () => {
  const turnstile = fakeTurnstile();
  backend.on(RECOVER, { status: 200, body: {} });
  await requestLink('robin@example.com');
  expect(await screen.findByText('Please confirm you’re human.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveDisplayValue('robin@example.com');
  expect(backend.bodies(RECOVER)).toEqual([]);

  await turnstile.pass('a-token');

  expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
  expect(backend.bodies(RECOVER)).toMatchObject([
    { email: 'robin@example.com', gotrue_meta_security: { captcha_token: 'a-token' } },
  ]);
});

it('the card explains a token that Auth rejects, and keeps the address', async () => {
  backend.on(RECOVER, {
    status: 400,
    body: { error_code: 'captcha_failed', msg: 'captcha protection: request disallowed' },
  });
  await requestLink('robin@example.com');
  const alert = await screen.findByText(/We couldn’t confirm that you’re human/, {
    selector: 'form *',
  });
  expect(alert).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveDisplayValue('robin@example.com');
});

it('the card gives the same answer when an email was just sent', async () => {
  backend.on(RECOVER, {
    status: 429,
    body: {
      error_code: 'over_email_send_rate_limit',
      msg: 'For security purposes, you can only request this after 31 seconds.',
    },
  });
  await requestLink('robin@example.com');
  expect(await screen.findByText('Resend in 31 s')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['lost' as const, /Check your connection/],
  [
    {
      status: 429,
      body: { error_code: 'over_email_send_rate_limit', msg: 'email rate limit exceeded' },
    },
    /Wait a minute/,
  ],
])('the card keeps the address after a failure and says what to do', async (answer, advice) => {
  backend.on(RECOVER, answer);
  await requestLink('robin@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(advice);
  expect(screen.getByLabelText('Email')).toHaveDisplayValue('robin@example.com');
});

it('the card requires an address before sending anything', async () => {
  await requestLink('');
  await waitFor(() => {
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
  });
  expect(backend.bodies(RECOVER)).toEqual([]);
});
