import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  afterQuoteTest,
  beforeQuoteTest,
  confirmation,
  failureAlert,
  field,
  fill,
  fillAndSend,
  INSERT,
  openForm,
  SAMPLE,
  sendButton,
  stored,
  user,
} from '@tests/ui/quote-form';
import { member, VISITOR } from '@tests/ui/render-app';

let backend: ReturnType<typeof beforeQuoteTest>;
beforeEach(() => {
  backend = beforeQuoteTest();
});
afterEach(afterQuoteTest);

describe('the draft', () => {
  it('survives a reload, id included, and does not hold what a program filled in', async () => {
    backend.on(INSERT, 'lost');
    const { unmount } = openForm();
    fill();
    await user.type(screen.getByLabelText(/Website/), 'https://spam.example');
    await user.click(sendButton());
    await failureAlert();
    unmount();

    openForm();
    for (const [label, value] of Object.entries(SAMPLE)) {
      expect(field(label)).toHaveDisplayValue(value);
    }
    expect(screen.getByLabelText(/Website/)).toHaveValue('');
    backend.on(INSERT, stored);
    await user.click(sendButton());
    await confirmation();
    expect(backend.rows()[1]).toMatchObject({ id: backend.rows()[0]?.['id'], website: '' });
  });

  it('is gone once the request is stored', async () => {
    await fillAndSend();
    await confirmation();
    expect(localStorage).toHaveLength(0);
  });

  it('can be thrown away', async () => {
    const { unmount } = openForm();
    fill({ Name: 'Quinn Carter' });
    unmount();
    openForm();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Name')).toHaveDisplayValue('');
    expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['not json', '[]', '{"id":"x","startedAt":1}', '{"id":null,"values":{"email":1}}'])(
    'is ignored where it is not one: %s',
    (stored) => {
      localStorage.setItem('quote-draft', stored);
      openForm();
      expect(field('Email')).toHaveDisplayValue('');
      expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
    },
  );
});

describe('somebody signed in', () => {
  const profile = {
    id: '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10',
    email: 'sam@example.com',
    first_name: 'Sam',
    last_name: 'Okafor',
    phone: null,
    company_name: null,
  };

  it('finds filled in what we know, and nothing they typed replaced', async () => {
    backend.on('GET /rest/v1/profiles', { status: 200, body: profile });
    const { changeAuth } = openForm();
    fill({ Email: 'other@example.com' });
    changeAuth(member('carrier'));
    await waitFor(() => {
      expect(field('Name')).toHaveDisplayValue('Sam Okafor');
    });
    expect(field('Email')).toHaveDisplayValue('other@example.com');
    expect(field('Phone')).toHaveDisplayValue('');
  });

  it('loses nothing when the session ends while they type', async () => {
    backend.on('GET /rest/v1/profiles', { status: 200, body: profile });
    const { changeAuth } = openForm({ auth: member('carrier') });
    await waitFor(() => {
      expect(field('Name')).toHaveDisplayValue('Sam Okafor');
    });
    fill();
    changeAuth(VISITOR);
    for (const [label, value] of Object.entries(SAMPLE)) {
      expect(field(label)).toHaveDisplayValue(value);
    }
  });
});
