import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { discardUnsaved } from '@tests/ui/console-section';
import { DANA, setUpInbox } from '@tests/ui/message-inbox';
import { member } from '@tests/ui/render-app';

const SEND = 'POST /functions/v1/reply-by-email';
const inbox = setUpInbox();

it.each([
  [
    'it failed',
    {},
    `Not sent to ${DANA.email}: The email provider returned 422: Invalid \`to\` field.`,
  ],
  [
    'its address got too many',
    {
      hold: 'suppressed',
      last_error: 'this address already got 3 confirmations in the last hour.',
    },
    'Not sent: this address already got 3 confirmations in the last hour.',
  ],
  [
    'the project sent too many',
    { hold: 'waiting', last_error: 'too many confirmations in the last hour or day.' },
    'Waiting: too many confirmations in the last hour or day.',
  ],
])('an automatic email says why it was not sent: %s', async (_, reason, shown) => {
  const email = {
    id: '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a11',
    created_at: '2026-11-20T17:05:00Z',
    sent_at: null,
    kind: 'confirmation',
    to_email: DANA.email,
    subject: 'We received your message',
    body: null,
    sender: null,
    attempts: 1,
    last_error: 'The email provider returned 422: Invalid `to` field.',
    hold: null,
    ...reason,
  };
  inbox.backend.on('GET /rest/v1/emails', { status: 200, body: [email] });
  inbox.renderInbox(`/?message=${DANA.id}`);
  const list = await screen.findByRole('list', { name: 'Sent emails' });
  expect(list).toHaveTextContent(shown);
  expect(list).not.toHaveTextContent('Sending');
});

const UNSENT = {
  id: '1',
  created_at: '2026-11-20T17:05:00Z',
  sent_at: null,
  attempts: 5,
  last_error: 'The email provider returned 422: Invalid `to` field.',
  to_email: 'dana@example.com',
  kind: 'confirmation',
  subject: 'We have your message',
  body: null,
  sender: null,
};

describe('resending emails', () => {
  const RESEND = 'POST /functions/v1/send-contact-email';
  const EMAILS = 'GET /rest/v1/emails';

  it.each(['admin', 'moderator'] as const)('sends what failed, as %s', async (role) => {
    inbox.backend.on(EMAILS, { status: 200, body: [UNSENT] });
    inbox.backend.on(RESEND, { status: 200, body: { sent: true, confirmed: true } });
    inbox.renderInbox(`/?message=${DANA.id}`, member(role));
    const resend = await screen.findByRole('button', { name: 'Resend' });
    expect(screen.getByText(/Invalid `to` field/)).toBeVisible();

    inbox.backend.on(EMAILS, {
      status: 200,
      body: [{ ...UNSENT, sent_at: '2026-11-20T18:00:00Z', last_error: null }],
    });
    await userEvent.click(resend);
    expect(await screen.findByText('Emails Sent')).toBeInTheDocument();
    expect(inbox.backend.bodies(RESEND)).toEqual([{ message: { id: DANA.id } }]);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
    });
  });

  it('says when the provider rejects it again, and when the call fails', async () => {
    inbox.backend.on(EMAILS, { status: 200, body: [UNSENT] });
    inbox.backend.on(RESEND, { status: 200, body: { sent: false, confirmed: false } });
    inbox.renderInbox(`/?message=${DANA.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('Not Sent')).toBeInTheDocument();

    inbox.backend.on(RESEND, { status: 502, body: { error: 'No.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('Sending Failed')).toBeInTheDocument();
  });

  it('sent emails and failed replies can’t be resent', async () => {
    const sent = { ...UNSENT, sent_at: UNSENT.created_at, last_error: null };
    const reply = { ...UNSENT, id: '2', kind: 'reply', subject: 'Re: Hello' };
    inbox.backend.on(EMAILS, { status: 200, body: [sent, reply] });
    inbox.renderInbox(`/?message=${DANA.id}`);
    expect(await screen.findByText('Re: Hello')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
  });
});

describe('replying by email', () => {
  const write = async () => {
    inbox.renderInbox(`/?message=${DANA.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Reply by email' }));
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: Port pickup');
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Yes, we do.');
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send email' }));

  it('sends the record’s id but no address, and shows a toast', async () => {
    inbox.backend.on(SEND, { status: 200, body: { sent: true } });
    await write();
    await send();
    expect(await screen.findByText('Email Sent')).toBeInTheDocument();
    expect(inbox.backend.bodies(SEND)).toEqual([
      {
        id: expect.any(String) as string,
        record: { type: 'message', id: DANA.id },
        subject: 'Re: Port pickup',
        body: 'Yes, we do.',
      },
    ]);
    await waitFor(() => {
      expect(screen.queryByRole('form', { name: 'Reply by email' })).not.toBeInTheDocument();
    });
  });

  it('updates the message’s status right away', async () => {
    inbox.backend.on(SEND, { status: 200, body: { sent: true } });
    await write();
    inbox.hold([{ ...DANA, status: 'handled' }]);
    await send();
    const drawer = screen.getByRole('dialog');
    expect(await within(drawer).findByText('Handled')).toBeInTheDocument();
  });

  it('explains a failure, keeps the text, and retries with the same id', async () => {
    inbox.backend.on(SEND, { status: 429, body: { error: 'Please wait a few minutes.' } });
    await write();
    await send();
    expect(await screen.findByText('Everything you typed is still here.')).toBeInTheDocument();
    expect(screen.getAllByText('Please wait a few minutes.').length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Yes, we do.');
    inbox.backend.on(SEND, { status: 200, body: { sent: true } });
    await send();
    expect(await screen.findByText('Email Sent')).toBeInTheDocument();
    const [first, second] = inbox.backend.bodies(SEND) as { id: string }[];
    expect(second?.id).toBe(first?.id);
  });

  it('asks before Escape discards the text and its draft', async () => {
    await write();
    await userEvent.keyboard('{Escape}');
    await discardUnsaved();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(window.localStorage.getItem(`reply-message-${DANA.id}`)).toBeNull();
  });

  it('requires a text', async () => {
    inbox.renderInbox(`/?message=${DANA.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Reply by email' }));
    await send();
    expect(await screen.findByText('Enter a message.')).toBeInTheDocument();
    expect(inbox.backend.bodies(SEND)).toEqual([]);
  });
});
