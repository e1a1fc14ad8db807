import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { findRow, REFUSED, takeBack } from '@tests/ui/console-section';
import { contactMessage } from '@tests/ui/contact-message';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { DANA, OTTO, setUpInbox } from '@tests/ui/message-inbox';

const MESSAGES = 'GET /rest/v1/admin_contact_messages';
const UPDATE = 'PATCH /rest/v1/contact_messages';
const inbox = setUpInbox();

describe('message inbox', () => {
  it('lists messages and filters them on the server', async () => {
    inbox.renderInbox('/?q=100%25&status=new');
    const row = await findRow('Dana Whitfield');
    expect(row).toHaveTextContent('Do you collect at Baltimore?');
    // The table may cut what is too long for a row.
    expect(within(row).getByTitle(DANA.subject)).toBeVisible();
    expect(within(row).getByTitle(DANA.email)).toBeVisible();
    expect(inbox.asked[0]?.searchParams.get('search_text')).toBe(String.raw`like.%100\%%`);
    expect(inbox.asked[0]?.searchParams.get('status')).toBe('eq.new');
    expect(screen.getByRole('button', { name: 'Archived 7' })).toBeInTheDocument();
  });

  it('shows an empty state and a failure', async () => {
    inbox.hold([]);
    const { unmount } = inbox.renderInbox();
    expect(await screen.findByText('No messages found')).toBeInTheDocument();
    unmount();
    inbox.backend.on(MESSAGES, REFUSED);
    inbox.renderInbox();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch messages.');
  });

  it('says it is still trying, then shows the error with a retry', async () => {
    inbox.backend.on(MESSAGES, { status: 500, body: { message: 'out of order' } });
    inbox.renderInbox();
    expect(await screen.findByText(/Retrying/)).toBeInTheDocument();
    expect(screen.getByText('Loading messages...')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch messages.');
    expect(screen.queryByText(/Retrying/)).not.toBeInTheDocument();
    inbox.hold([DANA]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow('Dana Whitfield')).toBeInTheDocument();
  });

  it('shows new messages live', async () => {
    inbox.renderInbox();
    await findRow('Dana Whitfield');
    const late = contactMessage({ name: 'Lena Ito', created_at: '2027-01-01T00:00:00Z' });
    inbox.hold([late, DANA, OTTO]);
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
    inbox.backend.on(UPDATE, (body, url) => {
      versions.push(url.searchParams.get('updated_at'));
      return { status: 200, body: [{ ...handled, ...(body as object) }] };
    });
    inbox.renderInbox();
    await handle();
    expect(await screen.findByText('Message marked as handled.')).toBeInTheDocument();

    await takeBack();
    expect(await screen.findByText('Message marked as new.')).toBeInTheDocument();
    expect(versions).toEqual([`eq.${DANA.updated_at}`, `eq.${handled.updated_at}`]);
    expect(inbox.backend.bodies(UPDATE)).toEqual([{ status: 'handled' }, { status: 'new' }]);
  });

  it('don’t overwrite someone else’s change', async () => {
    inbox.backend.on(UPDATE, { status: 200, body: [] });
    inbox.renderInbox();
    await findRow('Dana Whitfield');
    inbox.hold([{ ...DANA, status: 'archived', updated_at: '2026-11-21T13:00:00Z' }, OTTO]);
    await handle();
    expect(
      await screen.findByText('Someone changed this. It’s now marked as archived.'),
    ).toBeInTheDocument();
    await waitFor(async () => {
      expect(await findRow('Dana Whitfield')).toHaveTextContent('Archived');
    });
  });

  it('roll back when saving fails', async () => {
    inbox.backend.on(UPDATE, REFUSED);
    inbox.renderInbox();
    await handle();
    expect(await screen.findByText('Failed to update message status.')).toBeInTheDocument();
    expect(within(await findRow('Dana Whitfield')).getByText('New')).toBeInTheDocument();
  });
});

it('moves to the trash after confirmation, and back with Undo', async () => {
  const RESTORE = 'POST /rest/v1/rpc/restore_records';
  const deleted = { id: DANA.id, updated_at: '2026-11-21T13:00:00Z' };
  inbox.backend.on('POST /rest/v1/rpc/trash_records', { status: 200, body: deleted });
  inbox.backend.on(RESTORE, { status: 200, body: [deleted] });
  inbox.renderInbox();
  const row = await findRow('Dana Whitfield');
  await userEvent.click(within(row).getByRole('button', { name: 'Delete: Dana Whitfield' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('It moves to the trash for 30 days, then it’s deleted forever.');
  inbox.hold([OTTO]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Message Deleted')).toBeInTheDocument();
  await takeBack();
  expect(await screen.findByText('Message Restored')).toBeInTheDocument();
  expect(inbox.backend.bodies(RESTORE)).toEqual([
    { _type: 'message', _ids: [DANA.id], _seen: [deleted.updated_at] },
  ]);
});
