import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { findRow } from '@tests/ui/console-section';
import { contactMessage } from '@tests/ui/contact-message';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { DANA, OTTO, setUpInbox } from '@tests/ui/message-inbox';

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

it('a button marks a message as handled', async () => {
  inbox.backend.on(UPDATE, { status: 200, body: { ...DANA, status: 'handled' } });
  inbox.renderInbox();
  const row = await findRow('Dana Whitfield');
  await userEvent.click(within(row).getByRole('button', { name: 'Handled: Dana Whitfield' }));
  expect(await screen.findByText('Message marked as handled.')).toBeInTheDocument();
  expect(inbox.backend.bodies(UPDATE)).toEqual([{ status: 'handled' }]);
});
