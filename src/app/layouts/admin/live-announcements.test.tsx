import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeBackend } from '@tests/ui/fake-backend';
import {
  announceFirstJoin,
  announceInsert,
  announceRejoin,
  announceState,
} from '@tests/ui/fake-watch-tables';
import {
  FIRST_COUNTS,
  liveConsoleServer,
  QUOTES,
  renderConsole,
  UNREAD,
} from '@tests/ui/live-console';

let backend: FakeBackend;

beforeEach(() => {
  backend = liveConsoleServer();
});

describe('a new quote', () => {
  const QUOTE = {
    id: '7',
    customer_name: 'Ida Moss',
    origin: 'Dayton, OH',
    destination: 'Reno, NV',
  };

  it('shows a toast that opens it, and a count in the title', async () => {
    const { router } = renderConsole();
    announceInsert('quotes', QUOTE);
    expect(await screen.findByText('Ida Moss: Dayton, OH to Reno, NV')).toBeInTheDocument();
    await waitFor(() => {
      expect(document.title).toMatch(/^\(1\) Fleet · Console/);
    });
    announceInsert('quotes', { ...QUOTE, id: '8' });
    await waitFor(() => {
      expect(document.title).toMatch(/^\(2\) Fleet/);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(router.state.location.search).toBe('?quote=7');
  });

  it('other new records aren’t announced as quotes', () => {
    renderConsole();
    announceInsert('contact_messages', QUOTE);
    expect(screen.queryByText('New quote request')).not.toBeInTheDocument();
  });
});

describe('an offer that is accepted while the console is open', () => {
  const LOAD = {
    id: 'load-1',
    number: 'L-2026-00042',
    offer_id: 'offer-1',
    origin: 'Dayton, OH',
    destination: 'Laredo, TX',
  };

  it('an accepted offer is announced with its load', async () => {
    const { router } = renderConsole();
    announceInsert('loads', LOAD);
    expect(await screen.findByText('Offer accepted')).toBeInTheDocument();
    expect(screen.getByText('Load L-2026-00042: Dayton, OH to Laredo, TX')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Open load' }));
    expect(router.state.location.pathname).toBe('/admin/loads/L-2026-00042');
  });

  it('isn’t announced for a load that dispatch created', () => {
    renderConsole();
    announceInsert('loads', { ...LOAD, offer_id: null });
    expect(screen.queryByText('Offer accepted')).not.toBeInTheDocument();
  });
});

describe('quotes that arrived while the console was offline', () => {
  const quote = (id: string, at: string) => ({
    id,
    created_at: `2026-11-23T${at}:00.123456+00:00`,
    customer_name: `Customer ${id}`,
    origin: 'Dayton, OH',
    destination: 'Reno, NV',
  });
  const OLD = quote('1', '08:00');

  /** A connected console, and the quotes on the server, newest first. */
  async function renderConnected(stored = [OLD]) {
    const asked: string[] = [];
    const newest_quote_at = stored[0]?.created_at ?? '-infinity';
    backend.on(UNREAD, {
      status: 200,
      body: { ...FIRST_COUNTS, newest_quote_at, failed_emails: [] },
    });
    backend.on(QUOTES, (_body, url) => {
      const after = url.searchParams.get('created_at')?.replace('gt.', '') ?? 'any time';
      asked.push(after);
      const body = stored.filter(({ created_at }) => after === '-infinity' || created_at > after);
      const range = `0-${String(body.length)}/${String(body.length)}`;
      return { status: 200, body, headers: { 'content-range': range } };
    });
    renderConsole();
    announceFirstJoin();
    await waitFor(() => {
      expect(backend.bodies(UNREAD)).toHaveLength(1);
    });
    announceState('interrupted');
    return { stored, asked };
  }

  it('quotes that arrived while offline are counted and announced in one toast, once', async () => {
    const { stored, asked } = await renderConnected();
    stored.unshift(quote('4', '08:30'), quote('3', '08:20'), quote('2', '08:10'));
    announceRejoin();
    expect(await screen.findByText('3 new quotes while you were offline')).toBeInTheDocument();
    expect(screen.getByText('The latest is from Customer 4.')).toBeInTheDocument();
    await waitFor(() => {
      expect(document.title).toMatch(/^\(3\) Fleet/);
    });

    announceRejoin();
    await waitFor(() => {
      expect(asked).toEqual([OLD.created_at, quote('4', '08:30').created_at]);
    });
    await act(() => Promise.resolve());
    expect(document.title).toMatch(/^\(3\) Fleet/);
    expect(screen.getAllByText('3 new quotes while you were offline')).toHaveLength(1);
  });

  it('quotes are announced when a hidden tab wakes up, unless they were announced live', async () => {
    const { stored } = await renderConnected();
    stored.unshift(quote('3', '08:20'), quote('2', '08:10'));
    announceInsert('quotes', quote('2', '08:10'));
    fireEvent(document, new Event('visibilitychange'));
    // A toast waits until the previous one is gone.
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('New quote while you were offline')).toBeInTheDocument();
    expect(screen.getByText('Customer 3: Dayton, OH to Reno, NV')).toBeInTheDocument();

    announceInsert('quotes', quote('3', '08:20'));
    await waitFor(() => {
      expect(document.title).toMatch(/^\(2\) Fleet/);
    });
  });

  it('the first quotes of all are announced, too', async () => {
    const { stored } = await renderConnected([]);
    stored.unshift(quote('1', '08:00'));
    announceRejoin();
    expect(await screen.findByText('Customer 1: Dayton, OH to Reno, NV')).toBeInTheDocument();
  });
});
