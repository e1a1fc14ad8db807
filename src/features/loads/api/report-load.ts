import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { loadMessages } from '../messages';
import type { ReportStep } from '../model/report-step';
import { loadKeys } from './keys';

interface Report {
  id: string;
  step: ReportStep;
}

// From the status that was on the screen: what dispatch changed meanwhile is not overwritten.
async function report({ id, step }: Report): Promise<void> {
  unwrap(
    await getSupabase()
      .from('loads')
      .update({ status: step.to })
      .eq('id', id)
      .eq('status', step.from)
      .select('id')
      .single(),
  );
}

/** A driver reports a load under way, or delivered. */
export function useReportLoadMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...loadKeys.all, 'report'],
    mutationFn: report,
    onSettled: () => client.invalidateQueries({ queryKey: loadKeys.all }),
    meta: {
      successToast: (_data, variables) => loadMessages.reported((variables as Report).step.to),
      errorToast: loadMessages.reportFailed,
    },
  });
  return useSingleFlight(mutation, ({ id }) => id);
}
