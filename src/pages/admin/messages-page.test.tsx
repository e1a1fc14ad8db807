import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveProvider } from '@/app/layouts/admin/live-provider';
import type { ContactMessage } from '@/features/messages/api/messages';
import { discardUnsaved, findRow, REFUSED, takeBack } from '@tests/ui/console-section';
import { contactMessage } from '@tests/ui/contact-message';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { member, renderRoutes } from '@tests/ui/render-app';
import { MessagesPage } from './messages-page';

const MESSAGES = 'GET /rest/v1/admin_contact_messages';
const ONE_MESSAGE = 'GET /rest/v1/contact_messages';
const UPDATE = 'PATCH /rest/v1/contact_messages';
const SEND = 'POST /functions/v1/reply-by-email';
const DANA = contactMessage({ name: 'Dana Whitfield' });
const OTTO = contactMessage({ name: 'Otto Brandt', status: 'handled' });

let backend: FakeBackend;
let asked: URL[];

function hold(messages: readonly ContactMessage[]) {
  backend.on(MESSAGES, (_body, url) => {
    asked.push(url);
    return { status: 200, body: messages };
  });
  backend.on(ONE_MESSAGE, (_body, url) => {
    const id = url.searchParams.get('id')?.replace('eq.', '');
    return { status: 200, body: messages.filter((one) => one.id === id) };
  });
}

function renderInbox(at = '/', auth = member('admin')) {
  const frame = (
    <LiveProvider>
      <Outlet context={{ onOpenMenu: vi.fn() }} />
    </LiveProvider>
  );
  return renderRoutes(
    [{ path: '/', element: frame, children: [{ index: true, Component: MessagesPage }] }],
    { at, auth },
  );
}

beforeEach(() => {
  window.localStorage.clear();
  asked = [];
  backend = fakeBackend();
  backend.on('POST /rest/v1/rpc/message_status_counts', {
    status: 200,
    body: [
      { status: 'new', messages: 1 },
      { status: 'handled', messages: 1 },
      { status: 'archived', messages: 7 },
    ],
  });
  backend.on('GET /rest/v1/email_log', { status: 200, body: [] });
  hold([DANA, OTTO]);
});

describe('message inbox', () => {
  it('lists messages and filters them on the server', async () => {
    renderInbox('/?q=100%25&status=new');
    const row = await findRow('Dana Whitfield');
    expect(row).toHaveTextContent('Do you collect at Baltimore?');
    // The table may cut what is too long for a row.
    expect(within(row).getByTitle(DANA.subject)).toBeVisible();
    expect(within(row).getByTitle(DANA.email)).toBeVisible();
    expect(asked[0]?.searchParams.get('search_text')).toBe(String.raw`like.%100\%%`);
    expect(asked[0]?.searchParams.get('status')).toBe('eq.new');
    expect(screen.getByRole('button', { name: 'Archived 7' })).toBeInTheDocument();
  });

  it('shows an empty state and a failure', async () => {
    hold([]);
    const { unmount } = renderInbox();
    expect(await screen.findByText('No messages found')).toBeInTheDocument();
    unmount();
    backend.on(MESSAGES, REFUSED);
    renderInbox();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch messages.');
  });

  it('says it is still trying, then shows the error with a retry', async () => {
    backend.on(MESSAGES, { status: 500, body: { message: 'out of order' } });
    renderInbox();
    expect(await screen.findByText(/Retrying/)).toBeInTheDocument();
    expect(screen.getByText('Loading messages...')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch messages.');
    expect(screen.queryByText(/Retrying/)).not.toBeInTheDocument();
    hold([DANA]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow('Dana Whitfield')).toBeInTheDocument();
  });

  it('shows new messages live', async () => {
    renderInbox();
    await findRow('Dana Whitfield');
    const late = contactMessage({ name: 'Lena Ito', created_at: '2027-01-01T00:00:00Z' });
    hold([late, DANA, OTTO]);
    announceChange('contact_messages');
    expect(
      within(await findRow('Lena Ito')).getByTitle('Arrived while this list was open'),
    ).toBeInTheDocument();
    expect(screen.getByText('New message from Lena Ito.')).toBeInTheDocument();
  });
});

describe('status changes', () => {
  const handle = async () => {
    const row = await findRow('Dana Whitfield');
    await userEvent.click(within(row).getByRole('button', { name: 'Handled: Dana Whitfield' }));
  };

  it('save over the version on screen, show a toast, and can be undone', async () => {
    const handled = { ...DANA, status: 'handled' as const, updated_at: '2026-11-21T13:00:00Z' };
    const versions: (string | null)[] = [];
    backend.on(UPDATE, (body, url) => {
      versions.push(url.searchParams.get('updated_at'));
      return { status: 200, body: [{ ...handled, ...(body as object) }] };
    });
    renderInbox();
    await handle();
    expect(await screen.findByText('Message marked as handled.')).toBeInTheDocument();

    await takeBack();
    expect(await screen.findByText('Message marked as new.')).toBeInTheDocument();
    expect(versions).toEqual([`eq.${DANA.updated_at}`, `eq.${handled.updated_at}`]);
    expect(backend.bodies(UPDATE)).toEqual([{ status: 'handled' }, { status: 'new' }]);
  });

  it('don’t overwrite someone else’s change', async () => {
    backend.on(UPDATE, { status: 200, body: [] });
    renderInbox();
    await findRow('Dana Whitfield');
    hold([{ ...DANA, status: 'archived', updated_at: '2026-11-21T13:00:00Z' }, OTTO]);
    await handle();
    expect(
      await screen.findByText('Someone changed this. It’s now marked as archived.'),
    ).toBeInTheDocument();
    await waitFor(async () => {
      expect(await findRow('Dana Whitfield')).toHaveTextContent('Archived');
    });
  });

  it('roll back when saving fails', async () => {
    backend.on(UPDATE, REFUSED);
    renderInbox();
    await handle();
    expect(await screen.findByText('Failed to update message status.')).toBeInTheDocument();
    expect(within(await findRow('Dana Whitfield')).getByText('New')).toBeInTheDocument();
  });
});

it('moves to the trash after confirmation, and back with Undo', async () => {
  const RESTORE = 'POST /rest/v1/rpc/restore_records';
  const deleted = { id: DANA.id, updated_at: '2026-11-21T13:00:00Z' };
  backend.on('POST /rest/v1/rpc/trash_records', { status: 200, body: deleted });
  backend.on(RESTORE, { status: 200, body: [deleted] });
  renderInbox();
  const row = await findRow('Dana Whitfield');
  await userEvent.click(within(row).getByRole('button', { name: 'Delete: Dana Whitfield' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('It moves to the trash for 30 days, then it’s deleted forever.');
  hold([OTTO]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Message Deleted')).toBeInTheDocument();
  await takeBack();
  expect(await screen.findByText('Message Restored')).toBeInTheDocument();
  expect(backend.bodies(RESTORE)).toEqual([
    { _type: 'message', _ids: [DANA.id], _versions: [deleted.updated_at] },
  ]);
});

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
])('says why an automatic email was not sent: %s', async (_, reason, shown) => {
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
  backend.on('GET /rest/v1/email_log', { status: 200, body: [email] });
  renderInbox(`/?message=${DANA.id}`);
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

describe.each(['admin', 'moderator'] as const)('resending emails as %s', (role) => {
  const RESEND = 'POST /functions/v1/send-contact-email';
  const EMAILS = 'GET /rest/v1/email_log';

  it('sends what failed, then shows when it was sent', async () => {
    backend.on(EMAILS, { status: 200, body: [UNSENT] });
    backend.on(RESEND, { status: 200, body: { sent: true, confirmed: true } });
    renderInbox(`/?message=${DANA.id}`, member(role));
    const resend = await screen.findByRole('button', { name: 'Resend' });
    expect(screen.getByText(/Invalid `to` field/)).toBeVisible();

    backend.on(EMAILS, {
      status: 200,
      body: [{ ...UNSENT, sent_at: '2026-11-20T18:00:00Z', last_error: null }],
    });
    await userEvent.click(resend);
    expect(await screen.findByText('Emails Sent')).toBeInTheDocument();
    expect(backend.bodies(RESEND)).toEqual([{ message: { id: DANA.id } }]);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
    });
  });

  it('says when the provider rejects it again, and when the call fails', async () => {
    backend.on(EMAILS, { status: 200, body: [UNSENT] });
    backend.on(RESEND, { status: 200, body: { sent: false, confirmed: false } });
    renderInbox(`/?message=${DANA.id}`, member(role));
    await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('Not Sent')).toBeInTheDocument();

    backend.on(RESEND, { status: 502, body: { error: 'No.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('Sending Failed')).toBeInTheDocument();
  });

  it('is not offered for sent emails and failed replies', async () => {
    const sent = { ...UNSENT, sent_at: UNSENT.created_at, last_error: null };
    const reply = { ...UNSENT, id: '2', kind: 'reply', subject: 'Re: Hello' };
    backend.on(EMAILS, { status: 200, body: [sent, reply] });
    renderInbox(`/?message=${DANA.id}`, member(role));
    expect(await screen.findByText('Re: Hello')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
  });
});

describe('replying by email', () => {
  const write = async () => {
    renderInbox(`/?message=${DANA.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Reply by email' }));
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: Port pickup');
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Yes, we do.');
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send email' }));

  it('sends the record’s id but no address, and shows a toast', async () => {
    backend.on(SEND, { status: 200, body: { sent: true } });
    await write();
    await send();
    expect(await screen.findByText('Email Sent')).toBeInTheDocument();
    expect(backend.bodies(SEND)).toEqual([
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
    backend.on(SEND, { status: 200, body: { sent: true } });
    await write();
    hold([{ ...DANA, status: 'handled' }]);
    await send();
    const drawer = screen.getByRole('dialog');
    expect(await within(drawer).findByText('Handled')).toBeInTheDocument();
  });

  it('explains a failure, keeps the text, and retries with the same id', async () => {
    backend.on(SEND, { status: 429, body: { error: 'Please wait a few minutes.' } });
    await write();
    await send();
    expect(await screen.findByText('Everything you typed is still here.')).toBeInTheDocument();
    expect(screen.getAllByText('Please wait a few minutes.').length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Yes, we do.');
    backend.on(SEND, { status: 200, body: { sent: true } });
    await send();
    expect(await screen.findByText('Email Sent')).toBeInTheDocument();
    const [first, second] = backend.bodies(SEND) as { id: string }[];
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
    renderInbox(`/?message=${DANA.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Reply by email' }));
    await send();
    expect(await screen.findByText('Enter a message.')).toBeInTheDocument();
    expect(backend.bodies(SEND)).toEqual([]);
  });
});
