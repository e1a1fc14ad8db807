import { LiveIndicator } from '@/features/quotes/components/admin/live-indicator';
import { QuotesBoard } from '@/features/quotes/components/admin/quotes-board';
import { RefreshButton } from '@/features/quotes/components/admin/refresh-button';
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
          <RefreshButton />
        </>
      }
    >
      <QuotesBoard />
    </ConsolePage>
  );
}
