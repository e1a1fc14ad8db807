import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  isNarrowed,
  readFilters,
  withoutFilters,
  writeFilters,
  type ListFilters,
  type ListParams,
} from './list-params';

/** Synchronous: a drawer that closes late would show a deleted record. */
const NOW = { replace: true, flushSync: true } as const;

/** The part of a list's state that lives in the URL: search, filters, sort and the open record. */
export function useListParams<C extends ListParams['choices'], Sort extends string>(
  spec: ListParams<C, Sort>,
) {
  const [params, setParams] = useSearchParams();
  // A debounced search calls an earlier render's `setFilters`, whose params would be stale.
  const latestSetParams = useRef(setParams);
  useLayoutEffect(() => {
    latestSetParams.current = setParams;
  }, [setParams]);
  const filters = readFilters(spec, params);
  const openId = params.get(spec.open);
  /** Changes some of the filters; an unknown value counts as no filter. */
  const setFilters = (change: Readonly<Record<string, string>>) => {
    latestSetParams.current(
      (before) => writeFilters(spec, before, { ...readFilters(spec, before), ...change }),
      NOW,
    );
  };
  const setOpenId = (id: string | null) => {
    latestSetParams.current((before) => {
      const next = new URLSearchParams(before);
      if (id === null) next.delete(spec.open);
      else next.set(spec.open, id);
      return next;
    }, NOW);
  };
  const close = () => {
    setOpenId(null);
  };

  return {
    spec,
    filters,
    openId,
    setFilters,
    setOpenId,
    close,
    isNarrowed: isNarrowed(filters),
    showAll: () => {
      setFilters(withoutFilters(spec, filters));
    },
    /** Props of the open record's drawer. */
    drawer: { openId, onOpen: setOpenId, onClose: close },
  };
}

/** What {@link useListParams} returns, for any list. */
export type ListState = Omit<ReturnType<typeof useListParams>, 'spec' | 'filters'> & {
  spec: ListParams;
  filters: ListFilters;
};
