import { useQuery } from '@tanstack/react-query';
import { ListFooter } from '@/shared/console/list/list-footer';
import type { RecordListState } from '@/shared/console/list/use-record-list';
import { adminQuoteCountsQueryOptions, totalOf } from '../../api/admin-quote-counts';
import type { AdminQuote } from '../../api/admin-quote-columns';
import type { QuoteFilters } from '../../model/quote-list-params';
import { useAssigneeFilter } from './use-assignee-filter';

interface QuotesFootProps {
  list: RecordListState<AdminQuote>;
  filters: QuoteFilters;
}

/** How much of the list is shown, what the amber means, and the way to the older quotes. */
export function QuotesFoot({ list, filters }: QuotesFootProps) {
  const { search, status } = filters;
  const assigneeId = useAssigneeFilter(filters);
  const { data: counts } = useQuery(adminQuoteCountsQueryOptions(search, assigneeId));
  const total = counts && totalOf(counts, status);
  return (
    <ListFooter list={list} shown={list.rows?.length ?? 0} total={total}>
      Amber marks what is over the legal envelope on that trailer.
    </ListFooter>
  );
}
