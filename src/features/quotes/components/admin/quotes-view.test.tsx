import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { findRow } from '@tests/ui/console-section';
import { quotesServer, renderQuotesView, type QuotesServer } from '@tests/ui/quotes-view';
import { adminQuote } from '@tests/ui/admin-quote';
import { announceChange } from '@tests/ui/fake-watch-tables';

const MORGAN = adminQuote({ customer_name: 'Morgan Reyes' });
const CURTIS = adminQuote({ customer_name: 'Curtis Hale', status: 'reviewed', width: 8.5 });
const HANNAH = adminQuote({ customer_name: 'Hannah Osei', status: 'archived' });

let server: QuotesServer;

beforeEach(() => {
  server = quotesServer([MORGAN, CURTIS, HANNAH]);
});

describe('the list', () => {
  it('shows a row per quote', async () => {
    renderQuotesView();
    const line = await findRow('Morgan Reyes');
    expect(line).toHaveTextContent('Dayton, OH to Knoxville, TN');
    expect(within(line).getByText('New')).toBeInTheDocument();
  });

  it('marks dimensions over the legal limit, also for screen readers', async () => {
    renderQuotesView();
    expect(
      within(await findRow('Morgan Reyes')).getAllByText('12′-0″')[0]?.parentElement,
    ).toHaveTextContent('over the legal limit');
    expect(
      within(await findRow('Curtis Hale')).getAllByText('8′-6″')[0]?.parentElement,
    ).not.toHaveClass('over-limit');
  });

  it('fetches the next page by the last row’s keyset', async () => {
    const many = Array.from({ length: 51 }, (_, n) =>
      adminQuote({ customer_name: `No ${String(n)}` }),
    );
    server.hold(many);
    renderQuotesView();
    const more = await screen.findByText('Load more');
    expect(screen.queryByText('No 50')).not.toBeInTheDocument();
    server.hold([adminQuote({ customer_name: 'Older still' })]);
    await userEvent.click(more);
    expect(await findRow('Older still')).toBeInTheDocument();
    expect(server.asked.at(-1)?.searchParams.get('or')).toContain(`id.lt."${many[49]?.id ?? ''}"`);
    expect(screen.queryByText('Load more')).not.toBeInTheDocument();
  });
});

describe('the filters', () => {
  it('the filters are read from the URL', async () => {
    renderQuotesView('/?status=archived&q=Lima');
    await findRow('Morgan Reyes');
    expect(server.asked[0]?.searchParams.get('status')).toBe('eq.archived');
    expect(server.asked[0]?.searchParams.get('search_text')).toBe('like.%lima%');
    expect(screen.getByRole('searchbox', { name: 'Search quotes' })).toHaveValue('Lima');
    expect(screen.getByRole('button', { name: /^Archived/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('the filters are sent to the server and kept in the URL, with wildcards escaped', async () => {
    const { router } = renderQuotesView();
    await findRow('Morgan Reyes');
    await userEvent.type(screen.getByRole('searchbox'), '100% (a_b), "c"');
    await waitFor(() => {
      expect(server.asked.at(-1)?.searchParams.get('search_text')).toBe(
        String.raw`like.%100\% (a\_b), "c"%`,
      );
    });
    await userEvent.click(screen.getByRole('button', { name: 'New 5' }));
    await waitFor(() => {
      expect(server.asked.at(-1)?.searchParams.get('status')).toBe('eq.new');
    });
    expect(router.state.location.search).toContain('status=new');
  });

  it('show how many quotes each status has', async () => {
    renderQuotesView();
    expect(await screen.findByRole('button', { name: 'All 128' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reviewed 41' })).toBeInTheDocument();
  });
});

describe('live changes', () => {
  const NEW = 'Arrived while this list was open';

  it('appear marked as new until someone opens them', async () => {
    renderQuotesView();
    await findRow('Morgan Reyes');
    const late = adminQuote({
      customer_name: 'Priya Natarajan',
      created_at: '2027-01-01T00:00:00Z',
    });
    server.hold([late, MORGAN, CURTIS, HANNAH]);
    announceChange('quotes');

    const line = await findRow('Priya Natarajan');
    expect(within(line).getByTitle(NEW)).toBeInTheDocument();
    expect(screen.getAllByTitle(NEW)).toHaveLength(1);
    expect(screen.getByText('New quote from Priya Natarajan.')).toBeInTheDocument();

    await userEvent.click(within(line).getByRole('button', { name: 'Priya Natarajan' }));
    expect(screen.queryByTitle(NEW)).not.toBeInTheDocument();
  });
});

it('a second click reverses the order', async () => {
  const { router } = renderQuotesView();
  await findRow('Morgan Reyes');
  await userEvent.click(screen.getByRole('button', { name: 'Received' }));
  await waitFor(() => {
    expect(server.asked.at(-1)?.searchParams.get('order')).toBe('created_at.asc,id.asc');
  });
  expect(router.state.location.search).toBe('?sort=oldest');
  expect(screen.getByRole('columnheader', { name: 'Received' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});
