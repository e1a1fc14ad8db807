import { useQueryClient } from '@tanstack/react-query';
import { loadTimelineKeys } from '@/features/loads/api/load-timelines';
import { LoadTimelines } from '@/features/loads/components/customer/load-timelines';
import { CustomerOffer } from '@/features/offers/components/customer/customer-offer';
import { quoteKeys } from '@/features/quotes/api/query-keys';

interface LoadsAndOfferProps {
  /** The quote's private link, or the quote of the signed-in owner. */
  access: { token: string } | { quoteId: string };
  /** The version of the offer that a link names; by default the newest. */
  version?: number | null;
}

/** The loads of a quote and its offer; accepting the offer shows the new load. */
export function LoadsAndOffer({ access, version = null }: LoadsAndOfferProps) {
  const client = useQueryClient();
  return (
    <>
      <LoadTimelines access={access} />
      <CustomerOffer
        access={access}
        version={version}
        onAnswered={() => {
          void client.invalidateQueries({ queryKey: loadTimelineKeys.all });
          void client.invalidateQueries({ queryKey: quoteKeys.all });
        }}
      />
    </>
  );
}
