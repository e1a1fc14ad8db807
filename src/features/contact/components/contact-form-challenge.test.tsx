import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  failure,
  field,
  fillAndSend,
  INSERT,
  type Label,
  SAMPLE,
  setUpContactForm,
  user,
} from '@tests/ui/contact-form';
import { CHALLENGED, fakeTurnstile, VERIFY } from '@tests/ui/fake-turnstile';

const { backend, rows } = setUpContactForm();

describe('above the limit', () => {
  const challenged = async () => {
    backend.on(INSERT, CHALLENGED);
    await fillAndSend();
    expect(await screen.findByText('Please confirm you’re human.')).toBeInTheDocument();
  };
  const expectTyped = () => {
    for (const [label, value] of Object.entries(SAMPLE)) {
      expect(field(label as Label)).toHaveDisplayValue(value);
    }
  };

  it('shows a challenge, keeps everything typed and then sends the same row', async () => {
    const turnstile = fakeTurnstile();
    await challenged();
    expectTyped();
    expect(screen.queryByText(/Too many messages/)).not.toBeInTheDocument();
    backend.on(VERIFY, { status: 200, body: { verified: true } });
    backend.on(INSERT, { status: 201 });

    await turnstile.pass('a-token');

    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
    const id = rows()[0]?.['id'];
    expect(turnstile.widgets[0]).toMatchObject({ action: 'contact_messages', cData: id });
    expect(backend.bodies(VERIFY)).toEqual([{ token: 'a-token', form: 'contact_messages', id }]);
    expect(rows()).toHaveLength(2);
    const fill_ms: unknown = expect.any(Number);
    expect(rows()[1]).toEqual({ ...rows()[0], fill_ms });
    expect(screen.queryByText('Please confirm you’re human.')).not.toBeInTheDocument();
  });

  it('shows another challenge if the token can’t be checked', async () => {
    const turnstile = fakeTurnstile();
    await challenged();
    const error = 'We couldn’t check that you’re human. Please try again.';
    backend.on(VERIFY, { status: 502, body: { error } });
    await turnstile.pass();

    expect(await screen.findByText(error)).toBeInTheDocument();
    expectTyped();
    expect(rows()).toHaveLength(1);
    await waitFor(() => {
      expect(turnstile.widgets).toHaveLength(2);
    });
    backend.on(VERIFY, { status: 200, body: { verified: true } });
    backend.on(INSERT, { status: 201 });
    await turnstile.pass();
    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
  });

  it('offers the phone number and a retry if the challenge is blocked', async () => {
    const turnstile = fakeTurnstile();
    turnstile.block(true);
    backend.on(INSERT, CHALLENGED);
    await fillAndSend();

    const alert = await screen.findByText('The check didn’t load.');
    expect(alert.closest('[role=alert]')).toHaveTextContent(/call 937-555-0142/);
    expectTyped();
    turnstile.block(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Please confirm you’re human.')).toBeInTheDocument();
    await waitFor(() => {
      expect(turnstile.widgets).toHaveLength(1);
    });
  });

  it('explains the limit where the site has no challenges', async () => {
    backend.on(INSERT, CHALLENGED);
    await fillAndSend();
    expect(await failure()).toHaveTextContent(/Too many messages.*wait a few minutes/);
  });
});
