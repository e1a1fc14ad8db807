import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alreadyStored, nothingStored } from '@tests/ui/conflicts';
import {
  afterQuoteTest,
  beforeQuoteTest,
  confirmation,
  failureAlert,
  FAILURE,
  field,
  fill,
  fillAndSend,
  INSERT,
  MAIL,
  SAMPLE,
  sendButton,
  stored,
  user,
} from '@tests/ui/quote-form';

let backend: ReturnType<typeof beforeQuoteTest>;
beforeEach(() => {
  backend = beforeQuoteTest();
});
afterEach(afterQuoteTest);

describe('when sending fails', () => {
  it('says so by toast and beside the form, with everything still there, and can be retried', async () => {
    backend.on(INSERT, { status: 503 });
    await fillAndSend();
    expect(await failureAlert()).toHaveTextContent(FAILURE);
    await waitFor(() => {
      expect(screen.getAllByText(FAILURE)).toHaveLength(2);
    });
    for (const [label, value] of Object.entries(SAMPLE)) {
      expect(field(label)).toHaveDisplayValue(value);
    }
    backend.on(INSERT, stored);
    await user.click(sendButton());
    await confirmation();
    expect(backend.rows()[1]).toMatchObject({ id: backend.rows()[0]?.['id'] });
  });

  it('takes the row of a try whose answer was lost for success, and has its mails sent', async () => {
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

  it.each(nothingStored('quotes'))('does not claim success after %s', async (_what, answer) => {
    backend.on(INSERT, answer);
    await fillAndSend();
    expect(await failureAlert()).toHaveTextContent(FAILURE);
    expect(backend.bodies(MAIL)).toEqual([]);
    expect(field('Equipment')).toHaveDisplayValue(SAMPLE.Equipment);
  });

  it('does not lose a change made after an answer got lost', async () => {
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

  it('asks for patience where there were too many requests', async () => {
    backend.on(INSERT, { status: 429, body: { code: 'PT429', message: 'Too many requests' } });
    await fillAndSend();
    expect(await failureAlert()).toHaveTextContent(/Too many quote requests.*wait a few minutes/);
  });

  it('keeps the id of a request the server refused, changed or not', async () => {
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
