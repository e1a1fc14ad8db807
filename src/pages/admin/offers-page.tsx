import { adminOfferKeys } from '@/features/offers/api/admin-query-keys';
import { DefaultTermsButton } from '@/features/offers/components/admin/default-terms';
import { PricesButton } from '@/features/offers/components/admin/prices';
import { OffersView } from '@/features/offers/components/admin/offers-view';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
import { ConsolePage } from './console-page';

/** /admin/offers */
export function OffersPage() {
  return (
    <ConsolePage
      title="Offers"
      path="/admin/offers"
      actions={
        <>
          <LiveIndicator />
          <RefreshButton queryKey={adminOfferKeys.all} />
          <PricesButton />
          <DefaultTermsButton />
        </>
      }
    >
      <OffersView />
    </ConsolePage>
  );
}
