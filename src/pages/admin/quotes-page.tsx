import { adminQuoteKeys } from '@/features/quotes/api/admin-keys';
import { QuotesBoard } from '@/features/quotes/components/admin/quotes-board';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
import { ConsolePage } from './console-page';

/** /admin/quotes */
export function QuotesPage() {
  return (
    <ConsolePage
      title="Quotes"
      path="/admin/quotes"
      actions={
        <>
          <LiveIndicator />
          <RefreshButton queryKey={adminQuoteKeys.all} />
        </>
      }
    >
      <QuotesBoard />
    </ConsolePage>
  );
}
