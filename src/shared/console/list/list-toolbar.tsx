import { useState, type ReactNode } from 'react';
import { SearchInput } from '@/shared/ui/search-input';
import { tidySearch } from './list-params';

interface ListToolbarProps<Filters extends { search: string }> {
  /** What is searched, for screen readers, e.g. `Search quotes`. */
  label: string;
  /** What of a record is searched, e.g. `Name, town or equipment`. */
  placeholder: string;
  filters: Filters;
  onFiltersChange: (filters: Filters) => void;
  /** The other filters. */
  children?: ReactNode;
}

/** Search above a list, and its filters beside it. */
export function ListToolbar<Filters extends { search: string }>({
  label,
  placeholder,
  filters,
  onFiltersChange,
  children,
}: ListToolbarProps<Filters>) {
  const field = useSearchField(filters.search);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        key={field.key}
        label={label}
        placeholder={placeholder}
        defaultValue={filters.search}
        onSearch={(text) => {
          const search = tidySearch(text);
          field.remember(search);
          onFiltersChange({ ...filters, search });
        }}
        className="flex-[1_1_14rem] sm:max-w-88"
      />
      {children}
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
