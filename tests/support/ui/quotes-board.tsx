import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { fakeBackend, type FakeBackend } from './fake-backend';
import { renderPage } from './render-app';
import type { AdminQuote } from '@/features/quotes/api/admin-quote-columns';
import { watchQuotes } from '@/features/quotes/api/admin-quotes-channel';
import { QuotesBoard } from '@/features/quotes/components/admin/quotes-board';
import { QuotesLiveProvider } from '@/features/quotes/components/admin/quotes-live-provider';

/** The board on a faked server; a test that uses it mocks `admin-quotes-channel`. */

export const QUOTES = 'GET /rest/v1/quotes';
export const REFUSED = { status: 403, body: { code: '42501', message: 'permission denied' } };

export interface QuotesServer {
  backend: FakeBackend;
  /** The addresses quotes were read from, oldest first. */
  asked: URL[];
  /** What the server holds from now on; a single quote is answered by its id. */
  hold: (quotes: readonly AdminQuote[]) => void;
}

export function quotesServer(quotes: readonly AdminQuote[]): QuotesServer {
  const backend = fakeBackend();
  const asked: URL[] = [];
  const hold = (held: readonly AdminQuote[]) => {
    backend.on(QUOTES, (_body, url) => {
      asked.push(url);
      const id = url.searchParams.get('id')?.replace('eq.', '');
      return { status: 200, body: id ? held.filter((quote) => quote.id === id) : held };
    });
  };
  backend.on('POST /rest/v1/rpc/quote_status_counts', {
    status: 200,
    body: [
      { status: 'new', quotes: 5 },
      { status: 'reviewed', quotes: 41 },
      { status: 'archived', quotes: 82 },
    ],
  });
  hold(quotes);
  return { backend, asked, hold };
}

export function renderBoard(at = '/') {
  return renderPage(
    <QuotesLiveProvider>
      <QuotesBoard />
    </QuotesLiveProvider>,
    { at },
  );
}

export const queryRow = (name: string) => screen.queryByText(name, { selector: 'td button' });

/** By its text: computing the accessible names of a whole table takes jsdom seconds. */
export async function findRow(name: string): Promise<HTMLElement> {
  const trigger = await screen.findByText(name, { selector: 'td button' });
  return trigger.closest<HTMLElement>('[role="row"]') ?? trigger;
}

/** Tells the console that the table changed, as the realtime channel does. */
export function announceChange() {
  act(() => {
    vi.mocked(watchQuotes).mock.lastCall?.[0].onChange();
  });
}
