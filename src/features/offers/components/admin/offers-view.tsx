import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { RecordList } from '@/shared/console/list/record-list';
import { useListParams } from '@/shared/console/list/use-list-params';
import { useRecordList } from '@/shared/console/list/use-record-list';
import { OFFER_NOUN, offerToasts } from '../../admin-toasts';
import { adminOffersQueryOptions, offerCountsQueryOptions } from '../../api/admin-offers';
import { OFFER_LIST_PARAMS } from '../../model/offer-list-params';
import { OFFER_COLUMNS } from './offer-columns';

/** The console's offers, by their latest version. */
export function OffersView() {
  const params = useListParams(OFFER_LIST_PARAMS);
  const list = useRecordList(useInfiniteQuery(adminOffersQueryOptions(params.filters)), params);
  const { data: counts } = useQuery(offerCountsQueryOptions(params.filters.search));
  return (
    <RecordList
      params={params}
      list={list}
      columns={OFFER_COLUMNS}
      handlers={null}
      noun={OFFER_NOUN}
      search="Number, customer, route or PO"
      counts={{ status: counts }}
      skeletonRow="md:h-19 xl:h-14.5 dense:h-12"
      failure={offerToasts.fetchFailed.title}
      empty="Start one from a quote."
    />
  );
}
