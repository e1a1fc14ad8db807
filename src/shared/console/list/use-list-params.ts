import { useSearchParams } from 'react-router-dom';
import {
  isNarrowed,
  readFilters,
  withoutFilters,
  writeFilters,
  type ListParams,
  type ListFilters,
} from './list-params';

/** At once, not as a transition: a drawer that closes late shows a record that is gone. */
const NOW = { replace: true, flushSync: true } as const;

/** The part of a list's state that lives in its address: the filters and the open record. */
export function useListParams<C extends ListParams['choices'], Sort extends string>(
  address: ListParams<C, Sort>,
) {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(address, params);
  const openId = params.get(address.open);
  const setFilters = (next: ListFilters<C, Sort>) => {
    setParams((before) => writeFilters(address, before, next), NOW);
  };
  const setOpenId = (id: string | null) => {
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (id === null) next.delete(address.open);
      else next.set(address.open, id);
      return next;
    }, NOW);
  };
  const open = (record: { id: string }) => {
    setOpenId(record.id);
  };
  const close = () => {
    setOpenId(null);
  };

  return {
    filters,
    openId,
    setFilters,
    setOpenId,
    open,
    close,
    /** What a table whose heads sort is given. */
    sorting: {
      sort: filters.sort,
      onSort: (sort: Sort) => {
        setFilters({ ...filters, sort });
      },
    },
    /** What {@link ListEmpty} is given. */
    narrowing: {
      isNarrowed: isNarrowed(filters),
      onShowAll: () => {
        setFilters(withoutFilters(address, filters));
      },
    },
    /** What the drawer of the open record is given. */
    drawer: { openId, onOpen: setOpenId, onClose: close },
  };
}

/** What {@link useListParams} gives for an address: `AddressState<typeof QUOTES_ADDRESS>`. */
export type ListParamsState<Address> =
  Address extends ListParams<infer C, infer Sort>
    ? ReturnType<typeof useListParams<C, Sort>>
    : never;
