import type { AuthValue } from '@/session/auth-context';
import { renderSection } from './console-section';
import { fakeBackend, type FakeBackend } from './fake-backend';
import type { AdminQuote } from '@/features/quotes/api/admin-quote-columns';
import { QuotesView } from '@/features/quotes/components/admin/quotes-view';

/** The list of quotes on a fake backend. */

export const QUOTES = 'GET /rest/v1/admin_quotes';

export interface QuotesServer {
  backend: FakeBackend;
  /** The list's request URLs, oldest first. */
  asked: URL[];
  /** Replaces the server's rows; a single quote is found by id. */
  hold: (quotes: readonly AdminQuote[]) => void;
}

export function quotesServer(quotes: readonly AdminQuote[]): QuotesServer {
  const backend = fakeBackend();
  const asked: URL[] = [];
  const hold = (held: readonly AdminQuote[]) => {
    backend.on(QUOTES, (_body, url) => {
      const id = url.searchParams.get('id')?.replace('eq.', '');
      if (id !== undefined) return { status: 200, body: held.filter((quote) => quote.id === id) };
      asked.push(url);
      return { status: 200, body: held };
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
  backend.on('GET /rest/v1/quote_notes', { status: 200, body: [] });
  backend.on('GET /rest/v1/profiles', { status: 200, body: [] });
  backend.on('GET /rest/v1/loads', { status: 200, body: [] });
  backend.on('GET /rest/v1/emails', { status: 200, body: [] });
  backend.on('POST /rest/v1/rpc/quote_attachments', { status: 200, body: [] });
  hold(quotes);
  return { backend, asked, hold };
}

export function renderQuotesView(at?: string, auth?: AuthValue) {
  return renderSection(
    <QuotesView renderAnswer={() => null} renderHistory={() => null} whyClosed={() => undefined} />,
    at,
    auth,
  );
}
