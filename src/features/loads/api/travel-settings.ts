import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Tables } from '@database';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminLoadToasts as toasts } from '../admin-toasts';
import { adminLoadKeys } from './admin-query-keys';

/** How fast and how long a truck drives. */
export type TravelSettings = Pick<Tables<'travel_settings'>, 'driving_mph' | 'driving_hours'>;

async function fetchSettings(signal: AbortSignal): Promise<TravelSettings> {
  return unwrap(
    await getSupabase()
      .from('travel_settings')
      .select('driving_mph, driving_hours')
      .abortSignal(signal)
      .single(),
  );
}

/** How fast and how long a truck drives; admins only. */
export const travelSettingsQueryOptions = () =>
  queryOptions({
    queryKey: adminLoadKeys.travelSettings(),
    queryFn: ({ signal }) => fetchSettings(signal),
  });

/** Saves how fast and how long a truck drives. */
export function useSaveTravelSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...adminLoadKeys.travelSettings(), 'save'],
    mutationFn: async (settings: TravelSettings) => {
      unwrap(
        await getSupabase()
          .from('travel_settings')
          .update(settings)
          .eq('only_row', true)
          .select('only_row')
          .single(),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: adminLoadKeys.all }),
    meta: { successToast: toasts.travelSaved },
  });
}
