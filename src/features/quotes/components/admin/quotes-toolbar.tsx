import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SearchInput } from '@/shared/ui/search-input';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { adminQuoteCountsQueryOptions } from '../../api/admin-quote-counts';
import { tidySearch, type QuoteFilters } from '../../model/admin-filters';

interface QuotesToolbarProps {
  filters: QuoteFilters;
  onFiltersChange: (filters: QuoteFilters) => void;
}

/** Search, and the status filter with how many the search finds of each. */
export function QuotesToolbar({ filters, onFiltersChange }: QuotesToolbarProps) {
  const { data: counts } = useQuery(adminQuoteCountsQueryOptions(filters.search));
  const total = counts && counts.new + counts.reviewed + counts.archived;
  const field = useSearchField(filters.search);

  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        key={field.key}
        label="Search quotes"
        placeholder="Name, town or equipment"
        defaultValue={filters.search}
        onSearch={(text) => {
          const search = tidySearch(text);
          field.remember(search);
          onFiltersChange({ ...filters, search });
        }}
        className="flex-[1_1_14rem] sm:max-w-88"
      />
      <SegmentedFilter
        label="Status"
        value={filters.status}
        onValueChange={(status) => {
          onFiltersChange({ ...filters, status });
        }}
        options={[
          { value: 'all', label: 'All', count: total },
          { value: 'new', label: 'New', count: counts?.new },
          { value: 'reviewed', label: 'Reviewed', count: counts?.reviewed },
          { value: 'archived', label: 'Archived', count: counts?.archived },
        ]}
      />
    </div>
  );
}

/**
 * The field keeps its own text while somebody types. When the address brings another search than
 * the one typed here (a link, the way back), a new key puts a fresh field in its place.
 */
function useSearchField(search: string) {
  const [state, setState] = useState({ shown: search, typed: search, key: 0 });
  if (search !== state.shown) {
    const key = search === state.typed ? state.key : state.key + 1;
    setState({ shown: search, typed: search, key });
  }
  return {
    key: state.key,
    remember: (typed: string) => {
      setState((before) => ({ ...before, typed }));
    },
  };
}
