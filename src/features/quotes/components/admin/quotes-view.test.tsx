import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { findRow } from '@tests/ui/console-section';
import { quotesServer, renderQuotesView, type QuotesServer } from '@tests/ui/quotes-view';
import { adminQuote } from '@tests/ui/admin-quote';
import { announceChange } from '@tests/ui/fake-watch-tables';
import type { AdminQuote } from '../../api/admin-quote-columns';
import type { ListedOffer, OfferStage } from '../../model/offer-stage';

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

  it('shows where each quote’s offer stands, with links to its draft and its load', async () => {
    const hour = 3_600_000;
    const offer = (parts: Partial<ListedOffer> = {}): ListedOffer => ({
      number: 'O-2026-00061',
      valid_until: new Date(Date.now() + 5.5 * hour).toISOString(),
      decline_reason: null,
      views: 0,
      viewed_at: null,
      load_number: null,
      ...parts,
    });
    const viewed = { views: 3, viewed_at: new Date(Date.now() - 2 * hour).toISOString() };
    const row = (
      customer_name: string,
      offer_stage: OfferStage,
      parts: Partial<ListedOffer> = {},
      quote: Partial<AdminQuote> = {},
    ) =>
      adminQuote({
        customer_name,
        status: 'reviewed',
        replied_at: '2026-11-21T00:00:00Z',
        offer_stage,
        offer: offer(parts),
        ...quote,
      });
    server.hold([
      row('Ann', 'draft'),
      row('Bea', 'sent', viewed),
      row('Cal', 'sent'),
      row('Dee', 'expiring', { ...viewed, views: 1 }),
      row('Eve', 'accepted', { load_number: 'L-2026-00072' }),
      row('Fay', 'declined', { decline_reason: 'price' }),
      row('Gus', 'expired', { valid_until: '2026-11-11T22:00:00Z' }),
      row('Hal', 'withdrawn', {}, { weight_lbs: 118_000 }),
    ]);
    renderQuotesView();
    const ann = await findRow('Ann');
    expect(within(ann).getByText('Draft')).toBeInTheDocument();
    expect(within(ann).getByRole('link', { name: 'O-2026-00061' })).toHaveAttribute(
      'href',
      '/admin/offers/O-2026-00061',
    );
    expect(await findRow('Bea')).toHaveTextContent(/Sent.*3 views, 2h ago/u);
    expect(await findRow('Cal')).toHaveTextContent(/Sent.*Not viewed/u);
    expect(await findRow('Dee')).toHaveTextContent(/Expires in 5h.*Viewed 2h ago/u);
    const eve = await findRow('Eve');
    expect(within(eve).getByText('Accepted')).toBeInTheDocument();
    expect(within(eve).getByRole('link', { name: 'L-2026-00072' })).toHaveAttribute(
      'href',
      '/admin/loads/L-2026-00072',
    );
    expect(await findRow('Fay')).toHaveTextContent(/Declined.*Price/u);
    expect(await findRow('Gus')).toHaveTextContent(/Expired.*Nov 11/u);
    const hal = await findRow('Hal');
    expect(hal).toHaveTextContent('Withdrawn');
    expect(within(hal).getAllByText('118,000 lb').length).toBeGreaterThan(0);
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

  it('narrow the list and its counts to a stage of the offer', async () => {
    renderQuotesView('/?offer=draft');
    await findRow('Morgan Reyes');
    expect(server.asked[0]?.searchParams.get('offer_stage')).toBe('eq.draft');
    expect(server.backend.bodies('POST /rest/v1/rpc/quote_status_counts')).toContainEqual({
      _search: '',
      _offer_stage: 'draft',
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Offer' }), 'Expires soon');
    await waitFor(() => {
      expect(server.asked.at(-1)?.searchParams.get('offer_stage')).toBe('eq.expiring');
    });
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
