import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loadKeys } from '@/features/loads/api/query-keys';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapVersioned } from '@/platform/supabase/versioned-write';
import type { Versioned } from '@/shared/lib/stale';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import type { ReportStep } from '../model/report-step';
import { driverToasts } from '../toasts';

interface Report {
  load: Versioned;
  step: ReportStep;
}

// A start compares the version the driver saw, and a delivery the status, so neither overwrites a change by
// dispatch.
async function report({ load: { id, updated_at }, step }: Report): Promise<void> {
  if (step.to === 'in_transit') {
    unwrap(await getSupabase().rpc('start_load', { _load_id: id, _seen: updated_at }));
    return;
  }
  await unwrapVersioned(
    await getSupabase()
      .from('loads')
      .update({ status: step.to })
      .match({ id, status: step.from })
      .select('id')
      .maybeSingle(),
  );
}

/** A driver reports a load in transit or delivered. */
export function useReportLoadMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...loadKeys.all, 'report'],
    mutationFn: report,
    onSettled: () => client.invalidateQueries({ queryKey: loadKeys.all }),
    meta: {
      successToast: (_data, variables) => driverToasts.reported((variables as Report).step.to),
      errorToast: driverToasts.reportFailed,
    },
  });
  return useSingleFlight(mutation, ({ load }) => load.id);
}
