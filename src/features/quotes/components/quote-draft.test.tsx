import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { INSERT, SAMPLE, setUpQuoteForm, stored } from '@tests/ui/quote-form';
import { member, VISITOR } from '@tests/ui/render-app';

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

describe('the draft', () => {
  it('survives a reload with its id, but without the honeypot’s content', async () => {
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

  it('a draft of an older version of the form is restored and can be sent', async () => {
    const piece = { description: 'Excavator', quantity: '1', weight: '98,000', length_in: '6' };
    localStorage.setItem(
      'quote-draft',
      JSON.stringify({
        id: '3f2a9c1b-7d54-4c58-9b1e-0a6f0c1d2e3f',
        startedAt: Date.now(),
        sent: null,
        values: {
          pieces: [{ ...piece, length: '34', width: '12', height: '12.5' }],
          equipment: 'Recommend one',
          origin: 'Dayton, OH',
          destination: 'Calgary, AB',
          ready_on: '',
          are_dates_flexible: true,
          customer_name: 'Quinn Carter',
          email: 'quinn@example.com',
          phone: '937-555-0117',
        },
      }),
    );
    openForm();
    expect(field('What is it?')).toHaveDisplayValue('Excavator');
    expect(screen.getByRole('checkbox', { name: 'My dates are flexible' })).toBeChecked();
    await user.click(sendButton());
    await confirmation();
    expect(backend.rows()).toMatchObject([
      { id: '3f2a9c1b-7d54-4c58-9b1e-0a6f0c1d2e3f', length: 34.5, commodity: 'Excavator' },
    ]);
  });

  it('the draft is deleted once the request is stored', async () => {
    await fillAndSend();
    await confirmation();
    expect(localStorage).toHaveLength(0);
  });

  it('can be discarded', async () => {
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
    'the draft is ignored when storage holds %s',
    (stored) => {
      localStorage.setItem('quote-draft', stored);
      openForm();
      expect(field('Email')).toHaveDisplayValue('');
      expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
    },
  );
});

describe('when signed in', () => {
  const profile = {
    id: '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10',
    email: 'sam@example.com',
    first_name: 'Sam',
    last_name: 'Okafor',
    phone: null,
    company_name: null,
  };

  it('the profile prefills empty fields, and what was typed stays', async () => {
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

  it('what was typed stays when the session ends', async () => {
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
