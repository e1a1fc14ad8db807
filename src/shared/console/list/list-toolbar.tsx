import { useState } from 'react';
import { SearchInput } from '@/shared/ui/search-input';
import { FilterControl } from './filter-control';
import type { FilterCounts, ListFilter } from './list-filter';
import { tidySearch } from './list-params';
import type { ListState } from './use-list-params';

export interface ListToolbarProps {
  params: ListState;
  /** The name of the records, e.g. `quotes`. */
  noun: string;
  /** The fields that the search covers, e.g. `Name, town or equipment`. */
  search: string;
  filters: readonly ListFilter[];
  /** By the filter's param: how many records each of its values finds; `undefined` while they load. */
  counts?: Readonly<Record<string, FilterCounts | undefined>> | undefined;
}

/** The search and the filters above a list; selects come before rows of buttons. */
export function ListToolbar({ params, noun, search, filters, counts }: ListToolbarProps) {
  const { spec, filters: values, setFilters } = params;
  const field = useSearchField(values.search);
  const inOrder = [...filters].sort(
    (one, other) => Number(other.isSelect ?? false) - Number(one.isSelect ?? false),
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        key={field.key}
        label={`Search ${noun}`}
        placeholder={search}
        defaultValue={values.search}
        onSearch={(text) => {
          const typed = tidySearch(text);
          field.remember(typed);
          setFilters({ search: typed });
        }}
        className="flex-[1_1_17.5rem] sm:max-w-88"
      />
      {inOrder.map((filter) => (
        <FilterControl
          key={filter.param}
          filter={filter}
          choices={spec.choices[filter.param] ?? []}
          value={values[filter.param] ?? ''}
          counts={counts && filter.param in counts ? (counts[filter.param] ?? null) : undefined}
          onValueChange={(value) => {
            setFilters({ [filter.param]: value });
          }}
        />
      ))}
    </div>
  );
}

/**
 * The field keeps its own text while someone types. When the URL brings another search than the
 * typed one (a link, the Back button), a new key replaces the field.
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
