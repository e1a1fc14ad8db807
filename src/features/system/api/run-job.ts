import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { systemToasts } from '../toasts';
import { systemKeys } from './query-keys';

/**
 * Runs a job now. Resolves to `ok`, `failed`, or `running` for an edge function, whose answer arrives
 * later.
 */
export function useRunJobMutation() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: systemKeys.runJob,
    mutationFn: async (name: string) =>
      unwrap(await getSupabase().rpc('run_job_now', { _name: name })),
    onSettled: () => client.invalidateQueries({ queryKey: systemKeys.all }),
    meta: {
      successToast: (outcome) => systemToasts.ran(outcome),
      errorToast: systemToasts.runFailed,
    },
  });
}
