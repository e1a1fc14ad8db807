import { useSearchParams } from 'react-router-dom';
import {
  LOAD_LIST_PARAMS,
  PICKUP_PARAMS,
  readPickupFilters,
  ROWS_PARAM,
  UNIT_TYPE_PARAM,
  type LoadFilters,
  type PickupFilters,
} from '@/features/loads/model/load-list-params';
import { useListParams } from '@/shared/console/list/use-list-params';

/** The filters that hide loads in the list, or rows in the week. */
const NARROWING = [
  'q',
  'status',
  'show',
  ...Object.values(PICKUP_PARAMS),
  ROWS_PARAM,
  UNIT_TYPE_PARAM,
];

/** The loads list's state in the URL, with the filters by driver and day of pickup. */
export function useLoadFilters() {
  const [search, setSearch] = useSearchParams();
  const params = useListParams(LOAD_LIST_PARAMS);
  const pickup = readPickupFilters(search);
  const filters: LoadFilters = { ...params.filters, ...pickup };

  return {
    filters,
    setPickup: (change: Partial<PickupFilters>) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [filter, value] of Object.entries(change)) {
            const param = PICKUP_PARAMS[filter as keyof PickupFilters];
            if (value === null || value === '') next.delete(param);
            else next.set(param, value);
          }
          return next;
        },
        { replace: true, flushSync: true },
      );
    },
    params: {
      ...params,
      isNarrowed: params.isNarrowed || Object.values(pickup).some((value) => value !== null),
      showAll: () => {
        setSearch(
          (before) => {
            const next = new URLSearchParams(before);
            for (const param of NARROWING) next.delete(param);
            return next;
          },
          { replace: true, flushSync: true },
        );
      },
    },
  };
}
