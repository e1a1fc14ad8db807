import type { QueryClient } from '@tanstack/react-query';
import { formatCount } from '@domain/numbers/counts';
import { unreadCountsQueryOptions } from '@/features/overview/api/unread-counts';
import { newQuotesQueryOptions } from '@/features/quotes/api/new-quotes';
import { countNewQuotes } from '@/features/quotes/model/new-quote-count';
import { RECORD_PATHS } from '@/pages/admin/record-paths';
import { showToastLater } from '@/shared/lib/show-toast-later';

type Row = Readonly<Record<string, unknown>>;

interface NewQuotes {
  /** Announces a quote that just arrived. `row` is its row of `quotes`. */
  announce: (row: Row) => void;
  /**
   * Announces the quotes that arrived since the last call while the page was offline. The first call
   * only notes when the newest quote was stored.
   */
  catchUp: () => Promise<void>;
}

/** Counts new quotes and shows toasts that open them, each quote once. */
export function announceNewQuotes(
  queryClient: QueryClient,
  onOpen: (path: string) => void,
): NewQuotes {
  const announced = new Set<unknown>();
  let newest: string | undefined;
  let isCatchingUp = false;

  const show = (title: string, description: string, label: string, path: string) => {
    const onClick = () => {
      onOpen(path);
    };
    showToastLater({ title, description, action: { label, onClick } });
  };
  const announce = (row: Row, title = 'New quote request') => {
    const { id, customer_name, origin, destination } = row;
    if (announced.has(id)) return;
    announced.add(id);
    countNewQuotes();
    const text = `${String(customer_name)}: ${String(origin)} to ${String(destination)}`;
    show(title, text, 'Open', RECORD_PATHS.quote(String(id)));
  };

  const announceMissed = async () => {
    if (newest === undefined) {
      // The sidebar has just fetched it.
      ({ newest_quote_at: newest } = await queryClient.query(unreadCountsQueryOptions()));
      return;
    }
    const { quotes, count } = await queryClient.query(newQuotesQueryOptions(newest));
    newest = quotes[0]?.created_at ?? newest;
    const missed = quotes.filter(({ id }) => !announced.has(id));
    const missedCount = count - (quotes.length - missed.length);
    const [only] = missed;
    if (missedCount === 1 && only) {
      announce(only, 'New quote while you were offline');
    } else if (missedCount > 0) {
      for (const { id } of missed) announced.add(id);
      countNewQuotes(missedCount);
      const title = `${formatCount(missedCount)} new quotes while you were offline`;
      show(title, `The latest is from ${String(only?.customer_name)}.`, 'View', '/admin/quotes');
    }
  };

  return {
    announce,
    async catchUp() {
      if (isCatchingUp) return;
      isCatchingUp = true;
      try {
        await announceMissed();
      } catch {
        // The query cache logged the error, and the next reconnect catches up on everything missed.
      } finally {
        isCatchingUp = false;
      }
    },
  };
}
