import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminLoadKeys as keys } from '@/features/loads/api/admin-query-keys';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned } from '@/platform/supabase/versioned-write';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { toStateLeads, type StateLeads } from '../model/lead-times';
import { permitToasts as toasts } from '../toasts';

async function fetchLeadTimes(signal: AbortSignal): Promise<StateLeads[]> {
  return toStateLeads(
    unwrap(await getSupabase().rpc('permit_lead_times_in_use').abortSignal(signal)),
  );
}

/** How long each state takes for a permit, by its rules or our own setting; admins only. */
export const leadTimesQueryOptions = () =>
  queryOptions({
    queryKey: [...keys.all, 'lead-times'] as const,
    queryFn: ({ signal }) => fetchLeadTimes(signal),
  });

interface SaveLeadTimes {
  base: StateLeads;
  values: { routine_days: number; superload_days: number };
}

/** Saves our own lead times of a state. Every apply-by follows. */
export function useSaveLeadTimes() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'save-lead-times'],
    mutationFn: async ({ base, values }: SaveLeadTimes) => {
      await unwrapVersioned(
        await getSupabase()
          .from('permit_lead_times')
          .update(values)
          .match({ jurisdiction: base.jurisdiction, updated_at: base.updated_at })
          .select('updated_at')
          .maybeSingle(),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
    meta: { successToast: toasts.leadTimesSaved, errorToast: toasts.leadTimesFailed },
  });
  return useSingleFlight(mutation);
}
