import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { alreadyStored } from '@tests/ui/conflicts';
import {
  failure,
  field,
  fill,
  fillAndSend,
  INSERT,
  type Label,
  MAIL,
  openForm,
  SAMPLE,
  sendButton,
  setUpContactForm,
  user,
} from '@tests/ui/contact-form';
import { member } from '@tests/ui/render-app';

const SENT = "We've received your message and will get back to you shortly.";
const FAILED = 'Failed to send your message. Please try again.';
const { backend, rows } = setUpContactForm();

describe('sending a message', () => {
  it('stores one row, requests the email, confirms and resets the form', async () => {
    await fillAndSend();
    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
    expect(screen.getByText(SENT)).toBeInTheDocument();
    expect(rows()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        name: 'Quinn Carter',
        email: 'quinn@example.com',
        phone: '937-555-0117',
        subject: 'Port pickup',
        message: 'Do you collect at Baltimore?',
        website: '',
        fill_ms: 60_000,
      },
    ]);
    await waitFor(() => {
      expect(backend.bodies(MAIL)).toEqual([{ message: { id: rows()[0]?.['id'] } }]);
    });
    expect(screen.queryByText(/Confirmation emailed/)).not.toBeInTheDocument();
    for (const label of Object.keys(SAMPLE)) expect(field(label as Label)).toHaveDisplayValue('');
    expect(screen.getByText('quinn@example.com')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('says that the confirmation was emailed once it was', async () => {
    let answer: (reply: { status: number; body: unknown }) => void = () => undefined;
    backend.on(MAIL, () => new Promise((resolve) => (answer = resolve)));
    await fillAndSend();
    const notice = await screen.findByText(/We’ll reply to/);
    expect(notice).not.toHaveTextContent('Confirmation emailed');
    answer({ status: 200, body: { sent: true, confirmed: true } });
    await waitFor(() => {
      expect(notice).toHaveTextContent('We’ll reply to quinn@example.com. Confirmation emailed.');
    });
  });

  it.each([
    ['fails', { status: 502, body: { error: 'Try again later.' } }],
    ['reached only dispatch', { status: 200, body: { sent: true, confirmed: false } }],
    ['were sent before', { status: 200, body: { sent: false, confirmed: false } }],
  ])('claims no confirmation if the emails %s', async (_, answer) => {
    backend.on(MAIL, answer);
    await fillAndSend();
    await waitFor(() => {
      expect(backend.bodies(MAIL)).toHaveLength(1);
    });
    expect(await screen.findByText(/We’ll reply to/)).not.toHaveTextContent('Confirmation');
  });

  it('sends the next message under a new id', async () => {
    await fillAndSend();
    await screen.findByText('Message Sent!');
    fill();
    vi.setSystemTime(Date.now() + 60_000);
    await user.click(sendButton());
    await waitFor(() => {
      expect(rows()).toHaveLength(2);
    });
    expect(new Set(rows().map(({ id }) => id)).size).toBe(2);
  });

  it('sends once when the button is clicked repeatedly', async () => {
    openForm();
    fill();
    await user.dblClick(sendButton());
    await screen.findByText('Message Sent!');
    expect(rows()).toHaveLength(1);
  });

  it('sends null without a phone number, and the honeypot’s content', async () => {
    openForm();
    fill({ ...SAMPLE, 'Phone (Optional)': '' });
    await user.type(screen.getByLabelText(/Website/), 'x');
    await user.click(sendButton());
    await screen.findByText('Message Sent!');
    expect(rows()[0]).toMatchObject({ phone: null, website: 'x' });
  });

  it('succeeds when the email fails', async () => {
    backend.on(MAIL, { status: 500 });
    await fillAndSend();
    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });
});

describe('invalid input', () => {
  it('shows an error under each field and focuses the first', async () => {
    openForm();
    fill({ 'Phone (Optional)': '555-0117' });
    await user.click(sendButton());
    await waitFor(() => {
      expect(field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters.');
    });
    expect(field('Name')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(field('Phone (Optional)')).toHaveAccessibleDescription(
      'Please enter a valid phone number.',
    );
    expect(field('Subject')).toHaveAccessibleDescription('Subject must be at least 5 characters.');
    expect(field('Message')).toHaveAccessibleDescription('Message must be at least 10 characters.');
    expect(rows()).toEqual([]);
  });

  it('lists the fields with errors next to the button; clicking one focuses it', async () => {
    openForm();
    fill({ ...SAMPLE, Subject: 'Hi', Message: 'Short' });
    await user.click(sendButton());
    await user.click(await screen.findByRole('button', { name: 'Message' }));
    expect(field('Message')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Email' })).not.toBeInTheDocument();
    fill(SAMPLE);
    await waitFor(() => {
      expect(screen.queryByText(/Please check/)).not.toBeInTheDocument();
    });
  });
});

describe('when sending fails', () => {
  it('the form shows the error in a toast and next to itself and keeps everything typed', async () => {
    backend.on(INSERT, { status: 503 });
    await fillAndSend();
    expect(await failure()).toHaveTextContent(FAILED);
    await waitFor(() => {
      expect(screen.getAllByText(FAILED)).toHaveLength(2);
    });
    for (const [label, value] of Object.entries(SAMPLE)) {
      expect(field(label as Label)).toHaveDisplayValue(value);
    }
  });

  it('the form succeeds and requests the email when a retry finds its row already stored', async () => {
    backend.on(INSERT, 'lost');
    await fillAndSend();
    expect(await failure()).toHaveTextContent('appear to be offline');
    backend.on(INSERT, alreadyStored('contact_messages'));
    await user.click(sendButton());
    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
    expect(rows()[1]?.['id']).toBe(rows()[0]?.['id']);
    await waitFor(() => {
      expect(backend.bodies(MAIL)).toEqual([{ message: { id: rows()[0]?.['id'] } }]);
    });
  });

  it('the form shows an error from the database under its field', async () => {
    const message = 'violates check constraint "contact_messages_subject_check"';
    backend.on(INSERT, { status: 400, body: { code: '23514', message } });
    await fillAndSend();
    await waitFor(() => {
      expect(field('Subject')).toHaveAccessibleDescription(
        'This value was rejected. Please check it.',
      );
    });
  });

  it('the form explains the rate limit', async () => {
    backend.on(INSERT, { status: 429, body: { code: 'PT429', message: 'Too many requests' } });
    await fillAndSend();
    expect(await failure()).toHaveTextContent(/Too many messages.*wait a few minutes/);
  });
});

describe('the draft', () => {
  it('survives a reload and can be discarded', async () => {
    const { unmount } = openForm();
    fill();
    unmount();
    openForm();
    expect(field('Message')).toHaveDisplayValue(SAMPLE.Message);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Message')).toHaveDisplayValue('');
    expect(field('Name')).toHaveFocus();
    expect(localStorage).toHaveLength(0);
  });

  it('the draft is prefilled from the profile when signed in', async () => {
    backend.on('GET /rest/v1/profiles', {
      status: 200,
      body: { email: 'sam@example.com', first_name: 'Sam', last_name: 'Okafor', phone: null },
    });
    openForm({ auth: member('carrier') });
    await waitFor(() => {
      expect(field('Name')).toHaveDisplayValue('Sam Okafor');
    });
    expect(localStorage).toHaveLength(0);
  });
});
