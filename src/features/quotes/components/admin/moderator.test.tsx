import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { adminQuote } from '@tests/ui/admin-quote';
import { findRow } from '@tests/ui/console-section';
import { quotesServer, renderQuotesView } from '@tests/ui/quotes-view';
import { member } from '@tests/ui/render-app';

const MODERATOR = member('moderator');
const MORGAN = adminQuote({ customer_name: 'Morgan Reyes' });
const TAKEN = adminQuote({
  customer_name: 'Curtis Hale',
  assignee: { id: 'other', first_name: 'Dana', last_name: 'Ito', email: 'dana@example.com' },
});

const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('button')
    .map((button) => button.textContent || button.getAttribute('aria-label'));

it('a moderator has every status and no deletion, in the list and for a selection', async () => {
  quotesServer([MORGAN]);
  renderQuotesView('/', MODERATOR);
  const row = await findRow('Morgan Reyes');
  expect(namesIn(row)).toEqual(['Morgan Reyes', 'Review: Morgan Reyes', 'Archive: Morgan Reyes']);
  await userEvent.click(within(row).getByRole('checkbox'));
  expect(await screen.findByRole('button', { name: 'Mark as reviewed' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

it('a moderator has neither deletion nor loads in the drawer', async () => {
  const { backend } = quotesServer([MORGAN]);
  backend.on('GET /rest/v1/quote_notes', {
    status: 200,
    body: [
      {
        id: 'n1',
        created_at: '2026-11-20T12:00:00Z',
        author_id: MODERATOR.user?.id,
        body: 'Called.',
        author: null,
      },
    ],
  });
  renderQuotesView(`/?quote=${MORGAN.id}`, MODERATOR);
  expect(await screen.findByText('Called.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark as reviewed' })).toBeInTheDocument();
  for (const name of ['Delete', 'New load', 'Delete note']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(backend.bodies('GET /rest/v1/loads')).toEqual([]);
});

it('a moderator takes only unassigned quotes', async () => {
  const { backend } = quotesServer([MORGAN, TAKEN]);
  backend.on('GET /rest/v1/profiles', {
    status: 200,
    body: [
      { id: MODERATOR.user?.id, first_name: 'Sam', last_name: 'Lee', email: 'sam@example.com' },
    ],
  });
  const { unmount } = renderQuotesView(`/?quote=${MORGAN.id}`, MODERATOR);
  expect(await screen.findByRole('option', { name: 'Sam Lee (you)' })).toBeInTheDocument();
  unmount();

  renderQuotesView(`/?quote=${TAKEN.id}`, MODERATOR);
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('Dana Ito')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Assigned to' })).not.toBeInTheDocument();
});
