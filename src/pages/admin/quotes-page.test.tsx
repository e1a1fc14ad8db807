import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { STALE } from '@tests/ui/conflicts';
import { adminQuote } from '@tests/ui/admin-quote';
import { catchFiles } from '@tests/ui/catch-files';
import { findRow, queryRow, REFUSED } from '@tests/ui/console-section';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { QUOTES, type QuotesServer } from '@tests/ui/quotes-view';
import {
  DANA,
  findDrawer,
  MORGAN,
  quotesPageServer,
  renderQuotesPage,
  SAM,
} from '@tests/ui/quotes-page';

const ASSIGN = 'POST /rest/v1/rpc/assign_quote';

let server: QuotesServer;

beforeEach(() => {
  window.localStorage.clear();
  server = quotesPageServer();
});

describe('assignee', () => {
  const select = () => screen.findByRole('combobox', { name: 'Assigned to' });
  const given = (assignee: typeof DANA) => ({ ...MORGAN, assignee });

  it('choosing the assignee in the drawer shows a toast and updates the row', async () => {
    server.backend.on(ASSIGN, () => {
      server.hold([given(DANA)]);
      return { status: 200 };
    });
    renderQuotesPage();
    await screen.findByRole('option', { name: 'Sam Ito (you)' });
    await userEvent.selectOptions(await select(), 'Dana Cole');

    expect(await screen.findByText('Assigned to Dana Cole.')).toBeInTheDocument();
    expect(await select()).toHaveValue(DANA.id);
    expect(await findRow('Morgan Reyes')).toHaveTextContent('Assigned to Dana Cole');
    expect(server.backend.bodies(ASSIGN)).toEqual([{ _quote_id: MORGAN.id, _assignee: DANA.id }]);
  });

  it('can be cleared', async () => {
    server.hold([given(DANA)]);
    server.backend.on(ASSIGN, () => {
      server.hold([MORGAN]);
      return { status: 200 };
    });
    renderQuotesPage();
    await userEvent.selectOptions(await select(), 'Unassigned');
    expect(await screen.findByText('Assigned to no one.')).toBeInTheDocument();
    expect(server.backend.bodies(ASSIGN)).toEqual([{ _quote_id: MORGAN.id, _seen: DANA.id }]);
  });

  it('isn’t overwritten when a colleague was faster', async () => {
    server.backend.on(ASSIGN, () => {
      server.hold([given(DANA)]);
      return STALE;
    });
    renderQuotesPage();
    await screen.findByRole('option', { name: 'Sam Ito (you)' });
    await userEvent.selectOptions(await select(), 'Sam Ito (you)');

    expect(
      await screen.findByText('Someone changed this. It’s now assigned to Dana Cole.'),
    ).toBeInTheDocument();
    await waitFor(async () => {
      expect(await select()).toHaveValue(DANA.id);
    });
  });

  it('rolls back when saving fails', async () => {
    server.backend.on(ASSIGN, REFUSED);
    renderQuotesPage();
    await screen.findByRole('option', { name: 'Dana Cole' });
    await userEvent.selectOptions(await select(), 'Dana Cole');
    expect(await screen.findByText('Failed to assign quote.')).toBeInTheDocument();
    expect(await select()).toHaveValue('');
  });

  it('updates live when someone else changes it', async () => {
    renderQuotesPage();
    expect(await select()).toHaveValue('');
    server.hold([given(DANA)]);
    announceChange('quote_assignments');
    await waitFor(async () => {
      expect(await select()).toHaveValue(DANA.id);
    });
  });

  it('filters the list to the user’s own quotes', async () => {
    const mine = adminQuote({ customer_name: 'Curtis Hale', assignee: SAM });
    const { router } = renderQuotesPage('/');
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

describe('quote history', () => {
  it('starts with the site’s emails and allows a reply', async () => {
    const mail = {
      created_at: '2026-11-21T12:00:00Z',
      sent_at: '2026-11-21T12:00:00Z',
      to_email: MORGAN.email,
      body: null,
      sender: null,
      hold: null,
      last_error: null,
    };
    server.backend.on('GET /rest/v1/emails', {
      status: 200,
      body: [
        { ...mail, id: '1', kind: 'confirmation', subject: 'Your quote request Q-1' },
        { ...mail, id: '2', kind: 'dispatch', subject: 'New quote Q-1' },
        { ...mail, id: '3', kind: 'reply', subject: 'Re: x', body: 'Yes.', sender: DANA },
      ],
    });
    renderQuotesPage();
    const mails = within(await screen.findByRole('list', { name: 'Sent emails' }));
    const [confirmation, dispatch, reply] = mails.getAllByRole('listitem');
    expect(confirmation).toHaveTextContent('sent automatically to the customer');
    expect(dispatch).toHaveTextContent('sent automatically to dispatch');
    expect(reply).toHaveTextContent('by Dana Cole');
    await userEvent.click(screen.getByRole('button', { name: 'Reply by email' }));
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      `Re: Your quote request ${MORGAN.reference}`,
    );
  });

  it('shows who did what', async () => {
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
    renderQuotesPage();
    const line = (await screen.findByText(/assigned to Dana Cole/)).closest('li');
    expect(line).toHaveTextContent('by Sam Ito');
  });
});

it('an export has the filtered quotes page by page, with formulas neutralized', async () => {
  const files = catchFiles();
  const quote = adminQuote({ customer_name: '=1+1', assignee: DANA, length: 0, notes: 'a,b' });
  server.hold([quote]);
  renderQuotesPage('/?status=new&q=Lima&sort=oldest');
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
  expect(row).toMatch(/,RGN,,12,12\.5,,,,,no,,"a,b",No offer,,,$/);
  expect(end).toBe('');
  const [first, second] = server.asked.slice(-2);
  expect(first?.searchParams.get('status')).toBe('eq.new');
  expect(first?.searchParams.get('search_text')).toBe('like.%lima%');
  expect(first?.searchParams.get('order')).toBe('created_at.asc,id.asc');
  expect(second?.searchParams.get('or')).toContain(`id.gt."${quote.id}"`);
});

it('the row and the drawer show the time left until the promised reply', async () => {
  renderQuotesPage();
  expect(await findDrawer()).toHaveTextContent(/Reply was due Jan 2, 2026/);
  expect(await findRow('Morgan Reyes')).toHaveTextContent(/\d+d overdue/);
});
