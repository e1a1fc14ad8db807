import { RECORD_PATHS } from '@/pages/admin/record-paths';
import { showToastLater } from '@/shared/lib/show-toast-later';

/**
 * Shows a toast that opens the load of an offer that was just accepted. `row` is a new row of `loads`;
 * loads that dispatch created have no offer and aren't announced.
 */
export function announceAcceptedOffer(
  row: Readonly<Record<string, unknown>>,
  onOpen: (path: string) => void,
): void {
  const { number, offer_id: offerId, origin, destination } = row;
  if (typeof offerId !== 'string') return;
  showToastLater({
    title: 'Offer accepted',
    description: `Load ${String(number)}: ${String(origin)} to ${String(destination)}`,
    action: {
      label: 'Open load',
      onClick: () => {
        onOpen(RECORD_PATHS.load(String(number)));
      },
    },
  });
}
