import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type ListAddress, type ListFilters } from './list-address';

/** At once, not as a transition: a drawer that closes late shows a record that is gone. */
const NOW = { replace: true, flushSync: true } as const;

/** The part of a list's state that lives in its address: the filters and the open record. */
export function useListAddress<C extends ListAddress['choices'], Sort extends string>(
  address: ListAddress<C, Sort>,
) {
  const [params, setParams] = useSearchParams();
  return {
    filters: readFilters(address, params),
    openId: params.get(address.open),
    setFilters: (filters: ListFilters<C, Sort>) => {
      setParams((before) => writeFilters(address, before, filters), NOW);
    },
    setOpenId: (id: string | null) => {
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(address.open);
        else next.set(address.open, id);
        return next;
      }, NOW);
    },
  };
}
