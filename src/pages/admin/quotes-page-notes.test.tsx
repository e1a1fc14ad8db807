import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { alreadyStored } from '@tests/ui/conflicts';
import { discardUnsaved, REFUSED } from '@tests/ui/console-section';
import { announceChange } from '@tests/ui/fake-watch-tables';
import type { QuotesServer } from '@tests/ui/quotes-view';
import { DANA, MORGAN, quotesPageServer, renderQuotesPage, SAM } from '@tests/ui/quotes-page';

const NOTES = 'GET /rest/v1/quote_notes';
const ADD = 'POST /rest/v1/quote_notes';
const DELETE = 'DELETE /rest/v1/quote_notes';

let server: QuotesServer;

const aNote = (parts: object = {}) => ({
  id: '20000000-0000-4000-8000-000000000001',
  created_at: '2026-11-21T12:00:00Z',
  author_id: DANA.id,
  author: DANA,
  body: 'Wants a night move.',
  ...parts,
});
const holdNotes = (...notes: object[]) => {
  server.backend.on(NOTES, { status: 200, body: notes });
};
const noteField = () => screen.findByRole('textbox', { name: 'New note' });

beforeEach(() => {
  window.localStorage.clear();
  server = quotesPageServer();
});

describe('staff notes', () => {
  const add = async (text: string) => {
    await userEvent.type(await noteField(), text);
    await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  };

  it('staff notes are added with a toast and shown with author and time', async () => {
    server.backend.on(ADD, (body) => {
      holdNotes(aNote({ ...(body as object), author_id: SAM.id, author: SAM }));
      return { status: 201, body: { id: 'x' } };
    });
    renderQuotesPage();
    expect(await screen.findByText(/No notes yet/)).toBeInTheDocument();
    await add('Called back.\nRamp on site.');

    expect(await screen.findByText('Note Added')).toBeInTheDocument();
    const note = within(await screen.findByRole('list', { name: 'Staff notes' })).getByRole(
      'listitem',
    );
    expect(note).toHaveTextContent(/Sam Ito, Nov 21, 2026/);
    expect(note).toHaveTextContent(/Called back. Ramp on site./);
    expect(await noteField()).toHaveValue('');
    expect(server.backend.bodies(ADD)).toEqual([
      expect.objectContaining({ quote_id: MORGAN.id, body: 'Called back.\nRamp on site.' }),
    ]);
  });

  it('ask before Escape discards their text and its draft', async () => {
    renderQuotesPage();
    await userEvent.type(await noteField(), 'Called back.');
    await userEvent.keyboard('{Escape}');
    await discardUnsaved();
    await waitFor(() => {
      expect(screen.queryByRole('textbox', { name: 'New note' })).not.toBeInTheDocument();
    });
    expect(window.localStorage.getItem(`quote-note-${MORGAN.id}`)).toBeNull();
  });

  it('keep their text after a failure and retry with the same id', async () => {
    server.backend.on(ADD, { status: 500, body: { message: 'down' } });
    renderQuotesPage();
    await add('Called back.');
    expect(await screen.findByText('Save Failed')).toBeInTheDocument();
    expect(screen.getByText('Your text is still here.')).toBeInTheDocument();
    expect(await noteField()).toHaveValue('Called back.');

    server.backend.on(ADD, alreadyStored('quote_notes'));
    await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
    expect(await screen.findByText('Note Added')).toBeInTheDocument();
    const [first, second] = server.backend.bodies(ADD) as { id: string }[];
    expect(second?.id).toBe(first?.id);
  });

  it('require a text', async () => {
    renderQuotesPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Note' }));
    expect(await screen.findByText('Enter a note.')).toBeInTheDocument();
    expect(server.backend.bodies(ADD)).toEqual([]);
  });

  it('someone else’s notes appear live and can’t be deleted', async () => {
    renderQuotesPage();
    await screen.findByText(/No notes yet/);
    holdNotes(aNote());
    announceChange('quote_notes');
    expect(await screen.findByText('Wants a night move.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete note' })).not.toBeInTheDocument();
  });

  it('the user’s own notes are deleted after confirmation', async () => {
    holdNotes(aNote({ author_id: SAM.id, author: SAM }));
    renderQuotesPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this note?' });
    server.backend.on(DELETE, REFUSED);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to delete note.');

    server.backend.on(DELETE, () => {
      holdNotes();
      return { status: 200, body: { id: 'x' } };
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Note Deleted')).toBeInTheDocument();
    expect(await screen.findByText(/No notes yet/)).toBeInTheDocument();
  });

  it('show a failure and can be retried', async () => {
    server.backend.on(NOTES, REFUSED);
    renderQuotesPage();
    const alert = (await screen.findByText('Failed to load the notes.')).closest('[role="alert"]');
    holdNotes(aNote());
    await userEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Wants a night move.')).toBeInTheDocument();
  });
});
