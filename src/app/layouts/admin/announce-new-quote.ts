import { countNewQuote } from '@/features/quotes/model/new-quote-count';
import { RECORD_PATHS } from '@/pages/admin/record-paths';
import { showToastLater } from '@/shared/lib/show-toast-later';

/** Counts a quote that just arrived and shows a toast that opens it. `row` is its row of `quotes`. */
export function announceNewQuote(
  row: Readonly<Record<string, unknown>>,
  onOpen: (path: string) => void,
): void {
  const { id, customer_name, origin, destination } = row;
  countNewQuote();
  showToastLater({
    title: 'New quote request',
    description: `${String(customer_name)}: ${String(origin)} to ${String(destination)}`,
    action: {
      label: 'Open',
      onClick: () => {
        onOpen(RECORD_PATHS.quote(String(id)));
      },
    },
  });
}
