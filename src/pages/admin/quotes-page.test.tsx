import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveProvider } from '@/app/layouts/admin/live-provider';
import {
  announceChange,
  findRow,
  queryRow,
  REFUSED,
} from '../../../tests/support/ui/console-section';
import { catchFiles } from '../../../tests/support/ui/catch-files';
import { adminQuote } from '../../../tests/support/ui/admin-quote';
import { QUOTES, quotesServer, type QuotesServer } from '../../../tests/support/ui/quotes-board';
import { member, renderRoutes } from '../../../tests/support/ui/render-app';
import { QuotesPage } from './quotes-page';

vi.mock('@/platform/supabase/watch-tables', () => ({ watchTables: vi.fn(() => () => undefined) }));

const NOTES = 'GET /rest/v1/quote_notes';
const ADD = 'POST /rest/v1/quote_notes';
const DELETE = 'DELETE /rest/v1/quote_notes';
const ASSIGN = 'POST /rest/v1/rpc/assign_quote';
const ADMIN = member('admin');
const SAM = {
  id: ADMIN.user?.id ?? '',
  first_name: 'Sam',
  last_name: 'Ito',
  email: 's@example.com',
};
const DANA = {
  id: '6f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10',
  first_name: 'Dana',
  last_name: 'Cole',
  email: 'd@example.com',
};
const MORGAN = adminQuote({ customer_name: 'Morgan Reyes', created_at: '2026-01-01T00:00:00Z' });

let server: QuotesServer;

function renderPage(at = `/?quote=${MORGAN.id}`) {
  const frame = (
    <LiveProvider>
      <Outlet context={{ onOpenMenu: vi.fn() }} />
    </LiveProvider>
  );
  return renderRoutes(
    [{ path: '/', element: frame, children: [{ index: true, Component: QuotesPage }] }],
    { at, auth: ADMIN },
  );
}

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
const drawer = () => screen.findByRole('dialog', { name: 'Morgan Reyes' });
const noteField = () => screen.findByRole('textbox', { name: 'New note' });

beforeEach(() => {
  window.localStorage.clear();
  server = quotesServer([MORGAN]);
  server.backend.on('GET /rest/v1/profiles', { status: 200, body: [DANA, SAM] });
  server.backend.on('GET /rest/v1/mail_log', { status: 200, body: [] });
  server.backend.on('GET /rest/v1/activity_log', { status: 200, body: [] });
});

describe('notes', () => {
  const add = async (text: string) => {
    await userEvent.type(await noteField(), text);
    await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  };

  it('are added, told, and shown with author and time', async () => {
    server.backend.on(ADD, (body) => {
      holdNotes(aNote({ ...(body as object), author_id: SAM.id, author: SAM }));
      return { status: 201, body: { id: 'x' } };
    });
    renderPage();
    expect(await screen.findByText(/Nothing has been noted yet/)).toBeInTheDocument();
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

  it('that were not stored stay typed in, and a retry carries the same id', async () => {
    server.backend.on(ADD, { status: 500, body: { message: 'down' } });
    renderPage();
    await add('Called back.');
    expect(await screen.findByText('Save Failed')).toBeInTheDocument();
    expect(screen.getByText('Everything you typed is still here.')).toBeInTheDocument();
    expect(await noteField()).toHaveValue('Called back.');

    server.backend.on(ADD, { status: 409, body: { code: '23505', message: 'duplicate key' } });
    await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
    expect(await screen.findByText('Note Added')).toBeInTheDocument();
    const [first, second] = server.backend.bodies(ADD) as { id: string }[];
    expect(second?.id).toBe(first?.id);
  });

  it('without a text are not sent', async () => {
    renderPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Note' }));
    expect(await screen.findByText('Write something first.')).toBeInTheDocument();
    expect(server.backend.bodies(ADD)).toEqual([]);
  });

  it('of somebody else appear by themselves, and cannot be deleted', async () => {
    renderPage();
    await screen.findByText(/Nothing has been noted yet/);
    holdNotes(aNote());
    announceChange('quote_notes');
    expect(await screen.findByText('Wants a night move.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete note' })).not.toBeInTheDocument();
  });

  it('of one’s own are deleted after a question', async () => {
    holdNotes(aNote({ author_id: SAM.id, author: SAM }));
    renderPage();
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
    expect(await screen.findByText(/Nothing has been noted yet/)).toBeInTheDocument();
  });

  it('that could not be fetched say so, and are asked for again', async () => {
    server.backend.on(NOTES, REFUSED);
    renderPage();
    const alert = (await screen.findByText('The notes could not be loaded.')).closest(
      '[role="alert"]',
    );
    holdNotes(aNote());
    await userEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Wants a night move.')).toBeInTheDocument();
  });
});

describe('who looks after it', () => {
  const select = () => screen.findByRole('combobox', { name: 'Assigned to' });
  const given = (assignee: typeof DANA) => ({ ...MORGAN, assignee });

  it('is chosen in the drawer, told, and shown in the row', async () => {
    server.backend.on(ASSIGN, () => {
      server.hold([given(DANA)]);
      return { status: 200, body: true };
    });
    renderPage();
    await screen.findByRole('option', { name: 'Sam Ito (you)' });
    await userEvent.selectOptions(await select(), 'Dana Cole');

    expect(await screen.findByText('Assigned to Dana Cole.')).toBeInTheDocument();
    expect(await select()).toHaveValue(DANA.id);
    expect(await findRow('Morgan Reyes')).toHaveTextContent('Assigned to Dana Cole');
    expect(server.backend.bodies(ASSIGN)).toEqual([{ _quote_id: MORGAN.id, _assignee: DANA.id }]);
  });

  it('can be nobody again', async () => {
    server.hold([given(DANA)]);
    server.backend.on(ASSIGN, () => {
      server.hold([MORGAN]);
      return { status: 200, body: true };
    });
    renderPage();
    await userEvent.selectOptions(await select(), 'Nobody');
    expect(await screen.findByText('Assigned to nobody.')).toBeInTheDocument();
    expect(server.backend.bodies(ASSIGN)).toEqual([{ _quote_id: MORGAN.id, _seen: DANA.id }]);
  });

  it('is not taken from a colleague who was faster', async () => {
    server.backend.on(ASSIGN, () => {
      server.hold([given(DANA)]);
      return { status: 200, body: false };
    });
    renderPage();
    await screen.findByRole('option', { name: 'Sam Ito (you)' });
    await userEvent.selectOptions(await select(), 'Sam Ito (you)');

    expect(
      await screen.findByText('Somebody changed this meanwhile. It is assigned to Dana Cole now.'),
    ).toBeInTheDocument();
    await waitFor(async () => {
      expect(await select()).toHaveValue(DANA.id);
    });
  });

  it('says when it could not be stored, and goes back', async () => {
    server.backend.on(ASSIGN, REFUSED);
    renderPage();
    await screen.findByRole('option', { name: 'Dana Cole' });
    await userEvent.selectOptions(await select(), 'Dana Cole');
    expect(await screen.findByText('Failed to assign quote.')).toBeInTheDocument();
    expect(await select()).toHaveValue('');
  });

  it('is shown when somebody else has changed it', async () => {
    renderPage();
    expect(await select()).toHaveValue('');
    server.hold([given(DANA)]);
    announceChange('quote_assignments');
    await waitFor(async () => {
      expect(await select()).toHaveValue(DANA.id);
    });
  });

  it('narrows the list to one’s own', async () => {
    const mine = adminQuote({ customer_name: 'Curtis Hale', assignee: SAM });
    const { router } = renderPage('/');
    await findRow('Morgan Reyes');
    server.backend.on('GET /rest/v1/admin_my_quotes', { status: 200, body: [mine] });
    await userEvent.click(screen.getByRole('button', { name: 'Mine' }));
    expect(await findRow('Curtis Hale')).toBeInTheDocument();
    await waitFor(() => {
      expect(queryRow('Morgan Reyes')).not.toBeInTheDocument();
    });
    expect(router.state.location.search).toBe('?assigned=me');
  });
});

describe('its history', () => {
  it('begins with the mails of the site and can be answered', async () => {
    const mail = {
      created_at: '2026-11-21T12:00:00Z',
      sent_at: '2026-11-21T12:00:00Z',
      to_email: MORGAN.email,
      body: null,
      sender: null,
    };
    server.backend.on('GET /rest/v1/mail_log', {
      status: 200,
      body: [
        { ...mail, id: '1', kind: 'confirmation', subject: 'Your quote request Q-1' },
        { ...mail, id: '2', kind: 'dispatch', subject: 'New quote Q-1' },
        { ...mail, id: '3', kind: 'reply', subject: 'Re: x', body: 'Yes.', sender: DANA },
      ],
    });
    renderPage();
    const mails = within(await screen.findByRole('list', { name: 'Sent mails' }));
    const [confirmation, dispatch, reply] = mails.getAllByRole('listitem');
    expect(confirmation).toHaveTextContent('by the site to the customer');
    expect(dispatch).toHaveTextContent('by the site to dispatch');
    expect(reply).toHaveTextContent('by Dana Cole');
    await userEvent.click(screen.getByRole('button', { name: 'Reply by mail' }));
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      `Re: Your quote request ${MORGAN.reference}`,
    );
  });

  it('says who did what', async () => {
    server.backend.on('GET /rest/v1/activity_log', (_body, url) => {
      expect(url.searchParams.get('record_id')).toBe(`eq.${MORGAN.id}`);
      const entry = {
        id: 2,
        created_at: '2026-11-21T12:00:00Z',
        action: 'assigned',
        subject: 'quote',
        label: 'Dayton, OH → Knoxville, TN',
        new_status: null,
        actor: SAM,
        target: DANA,
      };
      return { status: 200, body: [entry] };
    });
    renderPage();
    const line = (await screen.findByText(/assigned to Dana Cole/)).closest('li');
    expect(line).toHaveTextContent('by Sam Ito');
  });
});

it('saves the quotes the filters let in, page by page, formulas as text', async () => {
  const files = catchFiles();
  const quote = adminQuote({ customer_name: '=1+1', assignee: DANA, length: 0, notes: 'a,b' });
  server.hold([quote]);
  renderPage('/?status=new&q=Lima&sort=oldest');
  await findRow('=1+1');
  server.backend.on(QUOTES, (_body, url) => {
    server.asked.push(url);
    return { status: 200, body: url.searchParams.has('or') ? [] : [quote] };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));

  await waitFor(async () => {
    expect(await files.read()).toHaveLength(1);
  });
  const [file] = await files.read();
  expect(file?.name).toMatch(/^quotes-.*\.csv$/);
  const [head, row, end] = (file?.text ?? '').split('\r\n');
  expect(head).toContain('Reference,Received,Status,Assigned to,Customer');
  expect(row).toContain(`new,Dana Cole,'=1+1,`);
  expect(row).toMatch(/,RGN,,12,12\.5,"a,b"$/);
  expect(end).toBe('');
  const [first, second] = server.asked.slice(-2);
  expect(first?.searchParams.get('status')).toBe('eq.new');
  expect(first?.searchParams.get('search_text')).toBe('like.%lima%');
  expect(first?.searchParams.get('order')).toBe('created_at.asc,id.asc');
  expect(second?.searchParams.get('or')).toContain(`id.gt."${quote.id}"`);
});

it('says how long there is to the promised reply, in the row and in the drawer', async () => {
  renderPage();
  expect(await drawer()).toHaveTextContent(/Reply was due Jan 2, 2026/);
  expect(await findRow('Morgan Reyes')).toHaveTextContent(/\d+d overdue/);
});
