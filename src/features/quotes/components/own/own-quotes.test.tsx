import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend, type FakeBackend } from '@tests/ui/fake-backend';
import { announceChange, openWatchers } from '@tests/ui/fake-watch-tables';
import { ownQuote } from '@tests/ui/own-quote';
import { renderPage } from '@tests/ui/render-app';
import { OwnQuotePage } from './own-quote-page';
import { OwnQuotes } from './own-quotes';

const USER = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a10';
const QUOTES = 'GET /rest/v1/quotes';
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

let backend: FakeBackend;
let requests: URL[];

function returnQuotes(quotes: unknown[]) {
  backend.on(QUOTES, (_body, url) => {
    requests.push(url);
    return { status: 200, body: quotes };
  });
}

beforeEach(() => {
  localStorage.clear();
  backend = fakeBackend();
  backend.on('POST /rest/v1/rpc/quote_attachments', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/my_quote_stages', { status: 200, body: [] });
  requests = [];
});

describe('the list', () => {
  it('shows route, load and status of each quote', async () => {
    returnQuotes([
      ownQuote({ created_at: hoursAgo(2) }),
      ownQuote({ created_at: hoursAgo(30), origin: 'Lima, OH' }),
      ownQuote({ status: 'reviewed', reviewed_at: hoursAgo(3), origin: 'Omaha, NE' }),
      ownQuote({ origin: 'Boise, ID', length: 0, width: 0, height: 0, status: 'archived' }),
    ]);
    renderPage(<OwnQuotes userId={USER} />);
    const row = async (name: RegExp) =>
      (await screen.findByRole('link', { name })).closest('li') ?? document.body;
    expect(await row(/^Dayton/)).toHaveTextContent(/With dispatch.*Reply by/);
    expect(await row(/^Dayton/)).toHaveTextContent('34′-0″ × 12′-0″ × 12′-6″, RGN');
    expect(await row(/^Lima/)).toHaveTextContent(/Reply overdue.*Reply was due/);
    expect(await row(/^Omaha/)).toHaveTextContent('Reviewed');
    expect(await row(/^Boise/)).toHaveTextContent(/Dimensions not given.*Closed/);
    // Admins may read every quote, so the request itself must filter by user.
    expect(requests[0]?.searchParams.get('user_id')).toBe(`eq.${USER}`);
  });

  it('links to the quote form when there are none', async () => {
    returnQuotes([]);
    renderPage(<OwnQuotes userId={USER} />);
    expect(await screen.findByText('No quotes yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/quote');
  });

  it('shows a load failure and retries', async () => {
    backend.on(QUOTES, { status: 403, body: { code: '42501', message: 'permission denied' } });
    renderPage(<OwnQuotes userId={USER} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your quotes.');
    returnQuotes([ownQuote()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Dayton/ })).toBeInTheDocument();
  });

  it('loads older quotes by keyset', async () => {
    const many = Array.from({ length: 11 }, () => ownQuote());
    returnQuotes(many);
    renderPage(<OwnQuotes userId={USER} />);
    const more = await screen.findByRole('button', { name: 'Show older quotes' });
    returnQuotes([ownQuote({ origin: 'Reno, NV' })]);
    await userEvent.click(more);
    expect(await screen.findByRole('link', { name: /^Reno/ })).toBeInTheDocument();
    expect(requests.at(-1)?.searchParams.get('or')).toContain(`id.lt."${many[9]?.id ?? ''}"`);
  });

  it('updates live on the user’s own channel', async () => {
    returnQuotes([ownQuote({ created_at: hoursAgo(2) })]);
    renderPage(<OwnQuotes userId={USER} />);
    await screen.findByText('With dispatch');
    expect(openWatchers()).toMatchObject([{ topic: `quotes:${USER}`, tables: ['quotes'] }]);
    returnQuotes([ownQuote({ status: 'reviewed' })]);
    announceChange('quotes');
    expect(await screen.findAllByText('Reviewed')).not.toHaveLength(0);
  });
});

describe('the page of a quote', () => {
  const ID = '5f0c2f64-6d3a-4b6e-9a57-0b8f7f1f3a11';

  it('shows everything sent as plain text, and the steps so far', async () => {
    const notes = '<img src=x onerror=alert(1)>\nRamp on site';
    returnQuotes([ownQuote({ id: ID, notes, confirmed_at: hoursAgo(1) })]);
    renderPage(<OwnQuotePage userId={USER} id={ID} />);
    expect(await screen.findByText(/<img src=x/)).toHaveTextContent('Ramp on site');
    expect(screen.getByText('sam@example.com, 937-555-0126')).toBeInTheDocument();
    expect(screen.getByText('Request received')).toBeInTheDocument();
    expect(screen.getByText('Confirmation emailed')).toBeInTheDocument();
  });

  it('shows pieces, trailer, dates and PO number, and opens the customer’s own files', async () => {
    const path = `${ID}/crown.pdf`;
    const attachments = [
      { path, bytes: 2048 },
      { path: `${ID}/rigging.pdf`, bytes: null },
    ];
    const SIGN = `POST /storage/v1/object/sign/quote-attachments/${path}`;
    backend.on('POST /rest/v1/rpc/quote_attachments', { status: 200, body: attachments });
    backend.on(SIGN, { status: 200, body: { signedURL: '/object/sign/x' } });
    const assign = vi.fn();
    vi.stubGlobal('location', { href: window.location.href, assign });
    const size = { length: 24, width: 12, height: 11 };
    const crown = { description: 'Press crown', quantity: 1, weight: 72_200, ...size };
    returnQuotes([
      ownQuote({
        id: ID,
        equipment: '',
        pieces: [crown],
        weight_lbs: 72_200,
        are_dates_flexible: true,
        po_number: '4500123456',
      }),
    ]);
    renderPage(<OwnQuotePage userId={USER} id={ID} />);
    expect(await screen.findByText('Recommend one')).toBeInTheDocument();
    expect(screen.getByText(/^Press crown: 24′-0″/)).toBeInTheDocument();
    expect(screen.getByText('1 piece, 72,200 lb')).toBeInTheDocument();
    expect(screen.getByText('Flexible')).toBeInTheDocument();
    expect(screen.getByText('4500123456')).toBeInTheDocument();

    const files = await screen.findByRole('list', { name: 'Attachments' });
    expect(files).toHaveTextContent('crown.pdf2 KB');
    expect(files).toHaveTextContent('rigging.pdfFile missing');
    await userEvent.click(screen.getByRole('button', { name: 'Download crown.pdf' }));
    await waitFor(() => {
      expect(assign).toHaveBeenCalledWith(expect.stringContaining('/object/sign/x'));
    });
    expect(backend.bodies(SIGN)).toEqual([{ expiresIn: 60 }]);
    vi.unstubAllGlobals();
  });

  it.each([ID, 'nonsense'])('hides whether someone else’s quote exists: %s', async (id) => {
    returnQuotes([]);
    renderPage(<OwnQuotePage userId={USER} id={id} />);
    expect(await screen.findByText('Quote not found')).toBeInTheDocument();
  });

  it('duplicates the request under a new id and leaves missing dimensions blank', async () => {
    returnQuotes([ownQuote({ id: ID, height: 0 })]);
    const { router } = renderPage(<OwnQuotePage userId={USER} id={ID} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate request' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/quote');
    });
    const draft = JSON.parse(localStorage.getItem('quote-draft') ?? '{}') as {
      id: string;
      values: object;
    };
    expect(draft.id).not.toBe(ID);
    expect(draft.values).toMatchObject({
      equipment: 'RGN',
      pieces: [{ length: '34', height: '' }],
    });
  });

  describe('once it is booked', () => {
    const offer = {
      status: 'accepted',
      total_cents: 100,
      currency: 'USD',
      valid_until: null,
    };
    const load = { number: 'L-2026-00041', status: 'in_transit' };
    const stage = (parts: object) => {
      backend.on('POST /rest/v1/rpc/my_quote_stages', {
        status: 200,
        body: [{ quote_id: ID, stage: { offer, load, ...parts }, confirmed_at: null }],
      });
    };
    const show = () =>
      renderPage(
        <OwnQuotePage
          userId={USER}
          id={ID}
          offer={<p>The open offer</p>}
          renderBooked={() => ({ shipment: <p>The shipment</p>, offer: <p>The price</p> })}
        />,
      );
    const tab = (name: string) => screen.getByRole('tab', { name });

    beforeEach(() => {
      window.history.replaceState(null, '', '/quotes/1');
      returnQuotes([ownQuote({ id: ID, commodity: 'Press crown' })]);
    });

    it('has the cargo as its one title, one drawing, and the parts as tabs', async () => {
      stage({});
      show();
      await screen.findByRole('heading', { level: 1, name: 'Press crown' });
      expect(screen.getByText('Dayton, OH to Knoxville, TN')).toBeVisible();
      expect(screen.getByText('In transit')).toBeVisible();
      expect(screen.queryByText('The open offer')).not.toBeInTheDocument();
      expect(screen.getAllByText('Your load on')).toHaveLength(1);
      expect(screen.getByRole('tabpanel', { name: 'Shipment' })).toHaveTextContent('The shipment');
      expect(screen.getByRole('tabpanel', { name: 'Request' })).toHaveTextContent('What you sent');
    });

    it('changes tabs with the arrow keys and keeps the tab and the fragment in the URL', async () => {
      stage({});
      window.history.replaceState(null, '', '/quotes/1?offer=2#secret');
      show();
      await screen.findByRole('tab', { name: 'Shipment' });
      await userEvent.click(tab('Shipment'));
      await userEvent.keyboard('{ArrowRight}');
      expect(tab('Offer')).toHaveAttribute('aria-selected', 'true');
      expect(window.location.href).toMatch(/\/quotes\/1\?offer=2&tab=offer#secret$/u);
      await userEvent.keyboard('{Home}');
      expect(window.location.href).toMatch(/\/quotes\/1\?offer=2#secret$/u);
    });

    it('opens the tab in the URL, and the first for an unknown one', async () => {
      stage({});
      const page = (at: string) =>
        renderPage(
          <OwnQuotePage
            userId={USER}
            id={ID}
            renderBooked={() => ({ shipment: null, offer: null })}
          />,
          { at },
        );
      const { unmount } = page('/quotes/1?tab=request');
      expect(await screen.findByRole('tab', { name: 'Request' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      // Dispatch booked it without an offer.
      expect(screen.queryByRole('tab', { name: 'Offer' })).not.toBeInTheDocument();
      unmount();
      page('/quotes/1?tab=offer');
      expect(await screen.findByRole('tab', { name: 'Shipment' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });

    it('stays the page of the offer while one waits for an answer, then moves the focus', async () => {
      stage({ offer: { ...offer, status: 'sent' } });
      show();
      expect(await screen.findByText('The open offer')).toBeVisible();
      expect(screen.queryByRole('tab')).not.toBeInTheDocument();
      stage({});
      announceChange('quotes');
      await waitFor(() => {
        expect(tab('Shipment')).toHaveFocus();
      });
    });
  });
});
