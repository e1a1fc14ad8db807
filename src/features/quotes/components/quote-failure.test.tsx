import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { alreadyStored } from '@tests/ui/conflicts';
import { CHALLENGED, fakeTurnstile, VERIFY } from '@tests/ui/fake-turnstile';
import { FAILURE, INSERT, MAIL, SAMPLE, setUpQuoteForm, stored } from '@tests/ui/quote-form';

const {
  backend,
  confirmation,
  failureAlert,
  field,
  fill,
  fillAndSend,
  openForm,
  sendButton,
  user,
} = setUpQuoteForm();

describe('when sending fails', () => {
  it('the form shows the error in a toast and next to itself, keeps everything typed and allows a retry', async () => {
    backend.on(INSERT, { status: 503 });
    await fillAndSend();
    expect(await failureAlert()).toHaveTextContent(FAILURE);
    await waitFor(() => {
      expect(screen.getAllByText(FAILURE)).toHaveLength(2);
    });
    expect(backend.bodies(MAIL)).toEqual([]);
    for (const [label, value] of Object.entries(SAMPLE)) {
      expect(field(label)).toHaveDisplayValue(value);
    }
    backend.on(INSERT, stored);
    await user.click(sendButton());
    await confirmation();
    expect(backend.rows()[1]).toMatchObject({ id: backend.rows()[0]?.['id'] });
  });

  it('the form succeeds and sends the emails when a retry finds its row already stored', async () => {
    backend.on(INSERT, 'lost');
    await fillAndSend();
    expect(await failureAlert()).toHaveTextContent('appear to be offline');
    backend.on(INSERT, alreadyStored('quotes'));
    await user.click(sendButton());
    await confirmation();
    expect(backend.rows()[1]?.['id']).toBe(backend.rows()[0]?.['id']);
    await waitFor(() => {
      expect(backend.bodies(MAIL)).toEqual([
        { quote: { id: backend.rows()[0]?.['id'] }, type: 'new_quote' },
      ]);
    });
  });

  it('the form gives up after 20 s without an answer, keeps everything typed and stores a retry once', async () => {
    backend.on(INSERT, () => new Promise<never>(() => undefined));
    openForm();
    fill();
    // From here on, so that typing and the libraries' own timers run in real time.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
    fireEvent.click(sendButton());
    await vi.waitFor(() => {
      expect(backend.rows()).toHaveLength(1);
    });
    await act(() => vi.advanceTimersByTimeAsync(19_000));
    expect(within(screen.getByRole('form')).queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    expect(await failureAlert()).toHaveTextContent(
      'The server took too long to answer. Try again. Everything you typed is still here.',
    );
    for (const [label, value] of Object.entries(SAMPLE)) {
      expect(field(label)).toHaveDisplayValue(value);
    }
    backend.on(INSERT, alreadyStored('quotes'));
    await user.click(sendButton());
    await confirmation();
    expect(backend.rows()).toHaveLength(2);
    expect(backend.rows()[1]?.['id']).toBe(backend.rows()[0]?.['id']);
  });

  it('the form stores a change made after a lost response under a new id', async () => {
    backend.on(INSERT, 'lost');
    await fillAndSend();
    await failureAlert();
    backend.on(INSERT, (body) =>
      (body as { id: unknown }).id === backend.rows()[0]?.['id']
        ? alreadyStored('quotes')
        : stored(body),
    );
    fill({ Width: '14' });
    await user.click(sendButton());
    await confirmation();
    expect(backend.rows()[1]).toMatchObject({ width: 14 });
    expect(backend.rows()[1]?.['id']).not.toBe(backend.rows()[0]?.['id']);
  });

  it('the form explains the rate limit', async () => {
    backend.on(INSERT, { status: 429, body: { code: 'PT429', message: 'Too many requests' } });
    await fillAndSend();
    expect(await failureAlert()).toHaveTextContent(/Too many quote requests.*wait a few minutes/);
  });

  it('the form shows a challenge above the limit, keeps everything typed, and then sends it', async () => {
    const turnstile = fakeTurnstile();
    backend.on(INSERT, CHALLENGED);
    backend.on(VERIFY, { status: 200, body: { verified: true } });
    await fillAndSend();
    expect(await screen.findByText('Please confirm you’re human.')).toBeInTheDocument();
    for (const [label, value] of Object.entries(SAMPLE)) {
      expect(field(label)).toHaveDisplayValue(value);
    }
    backend.on(INSERT, stored);
    await turnstile.pass('a-token');
    await confirmation();
    const id = backend.rows()[0]?.['id'];
    expect(backend.bodies(VERIFY)).toEqual([{ token: 'a-token', form: 'quotes', id }]);
    expect(backend.rows()[1]).toMatchObject({ id });
  });

  it('the form reuses the id after the server refused the request', async () => {
    backend.on(INSERT, { status: 429, body: { code: 'PT429', message: 'Too many requests' } });
    await fillAndSend();
    await failureAlert();
    backend.on(INSERT, stored);
    fill({ Width: '14' });
    await user.click(sendButton());
    await confirmation();
    expect(backend.rows()[1]?.['id']).toBe(backend.rows()[0]?.['id']);
  });
});
