import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  isNarrowed,
  readFilters,
  withoutFilters,
  writeFilters,
  type ListFilters,
  type ListParams,
} from './list-params';

/** State of a history entry added for a drawer: Back leaves it, even if the drawer is already closed. */
const DRAWER_ENTRY = { isDrawerEntry: true };

const isDrawerEntry = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isDrawerEntry' in state;

/** The part of a list's state that lives in the URL: search, filters, sort and the open record. */
export function useListParams<C extends ListParams['choices'], Sort extends string>(
  spec: ListParams<C, Sort>,
) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  /** Synchronous: a drawer that closes late would show a deleted record. */
  const now = { replace: true, flushSync: true, state };
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
      now,
    );
  };
  const setOpenId = (id: string | null) => {
    // Back closes the drawer instead of leaving the list. One entry is enough, however many records are opened.
    const isFirst = id !== null && openId === null && !isDrawerEntry(state);
    latestSetParams.current(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(spec.open);
        else next.set(spec.open, id);
        return next;
      },
      isFirst ? { flushSync: true, state: DRAWER_ENTRY } : now,
    );
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

/** The return type of {@link useListParams}, for any list. */
export type ListState = Omit<ReturnType<typeof useListParams>, 'spec' | 'filters'> & {
  spec: ListParams;
  filters: ListFilters;
};
