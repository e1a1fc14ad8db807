import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { loadToasts } from '../../toasts';
import { adminLoadKeys } from '../admin-query-keys';
import { loadKeys } from '../query-keys';

interface LegToEnter {
  id: string;
  /** Why an admin records it although something is missing. */
  reason?: string;
  /** ISO: when the truck entered it, if an admin records it later. */
  at?: string;
}

async function enterLeg({ id, reason, at }: LegToEnter): Promise<void> {
  unwrap(
    await getSupabase().rpc('enter_leg', {
      _leg_id: id,
      ...(reason !== undefined && { _override_reason: reason }),
      ...(at !== undefined && { _at: at }),
    }),
  );
}

/** Records that a load in transit enters its next state. A repeat changes nothing. */
export function useEnterLegMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...loadKeys.all, 'enter-leg'],
    mutationFn: enterLeg,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: loadKeys.all }),
        client.invalidateQueries({ queryKey: adminLoadKeys.all }),
      ]),
    meta: { successToast: loadToasts.legEntered, errorToast: loadToasts.enterFailed },
  });
  return useSingleFlight(mutation, ({ id }) => id);
}
