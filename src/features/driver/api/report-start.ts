import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loadKeys } from '@/features/loads/api/query-keys';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Versioned } from '@/shared/lib/stale';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { driverToasts } from '../toasts';

// It compares the version the driver saw, so it doesn't overwrite a change by dispatch.
async function start({ id, updated_at }: Versioned): Promise<void> {
  unwrap(await getSupabase().rpc('start_load', { _load_id: id, _seen: updated_at }));
}

/** A driver reports a load in transit. */
export function useReportStartMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...loadKeys.all, 'report'],
    mutationFn: start,
    onSettled: () => client.invalidateQueries({ queryKey: loadKeys.all }),
    meta: { successToast: driverToasts.started, errorToast: driverToasts.reportFailed },
  });
  return useSingleFlight(mutation, ({ id }) => id);
}
