import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alreadyStored, nothingStored } from '@tests/ui/conflicts';
import { CHALLENGED, fakeTurnstile, VERIFY } from '@tests/ui/fake-turnstile';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { member, renderPage } from '@tests/ui/render-app';
import { ContactForm } from './contact-form';

const INSERT = 'POST /rest/v1/contact_messages';
const MAIL = 'POST /functions/v1/send-contact-email';
const SENT = "We've received your message and will get back to you shortly.";
const FAILED = 'Failed to send your message. Please try again.';
const SAMPLE = {
  Name: 'Quinn Carter',
  Email: 'quinn@example.com',
  'Phone (Optional)': '937-555-0117',
  Subject: 'Port pickup',
  Message: 'Do you collect at Baltimore?',
};
type Label = keyof typeof SAMPLE;

const user = userEvent.setup({ delay: null });
const backend = setUpBackend();

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  backend.on(INSERT, { status: 201 });
  backend.on(MAIL, { status: 200 });
});
afterEach(() => {
  vi.useRealTimers();
});

const rows = () => backend.bodies(INSERT) as Record<string, unknown>[];
const field = (label: Label) => screen.getByLabelText(label, { selector: 'input, textarea' });
const sendButton = () => screen.getByRole('button', { name: /Send Message|Sending/ });
const failure = () => within(screen.getByRole('form')).findByRole('alert');

function openForm(options?: Parameters<typeof renderPage>[1]) {
  const page = renderPage(
    <>
      <h2 id="heading">Send a message</h2>
      <ContactForm headingId="heading" />
    </>,
    options,
  );
  vi.setSystemTime(Date.now() + 60_000);
  return page;
}

function fill(values: Partial<Record<Label, string>> = SAMPLE) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label as Label), { target: { value } });
  }
}

async function fillAndSend() {
  openForm();
  fill();
  await user.click(sendButton());
}

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
  it('shows the error in a toast and next to the form and keeps everything typed', async () => {
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

  it('succeeds and requests the email when a retry finds its row already stored', async () => {
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

  it.each(nothingStored('contact_messages'))(
    'does not claim success after %s',
    async (_what, answer) => {
      backend.on(INSERT, answer);
      await fillAndSend();
      expect(await failure()).toHaveTextContent(FAILED);
      expect(backend.bodies(MAIL)).toEqual([]);
    },
  );

  it('shows an error from the database under its field', async () => {
    const message = 'violates check constraint "contact_messages_subject_check"';
    backend.on(INSERT, { status: 400, body: { code: '23514', message } });
    await fillAndSend();
    await waitFor(() => {
      expect(field('Subject')).toHaveAccessibleDescription(
        'This value was rejected. Please check it.',
      );
    });
  });

  it('explains the rate limit', async () => {
    backend.on(INSERT, { status: 429, body: { code: 'PT429', message: 'Too many requests' } });
    await fillAndSend();
    expect(await failure()).toHaveTextContent(/Too many messages.*wait a few minutes/);
  });
});

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

  it('is prefilled from the profile when signed in', async () => {
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
