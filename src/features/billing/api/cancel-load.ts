import { queryOptions } from '@tanstack/react-query';
import type { CancelPayload } from '@contracts/cancel-load';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { adminLoadKeys } from '@/features/loads/api/admin-query-keys';
import { useLoadWrite } from '@/features/loads/api/load-write';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { billingToasts as toasts } from '../toasts';

const fetchFees = async (loadId: string, signal: AbortSignal) =>
  unwrap(await getSupabase().rpc('cancellation_fees', { _load_id: loadId }).abortSignal(signal));

export type CancellationFee = Awaited<ReturnType<typeof fetchFees>>[number];

/** The fees that canceling a load may cost its customer. */
export function cancellationFeesQueryOptions(loadId: string) {
  return queryOptions({
    queryKey: [...adminLoadKeys.money(loadId), 'fees'] as const,
    queryFn: ({ signal }) => fetchFees(loadId, signal),
    // Not from the cache: permits may have been paid since.
    gcTime: 0,
    meta: { errorToast: toasts.moneyFailed },
  });
}

interface Cancellation extends CancelPayload {
  load: AdminLoad;
  /** The same for a retry. */
  requestId: string;
}

async function cancelLoad({ load, requestId, reason, charges }: Cancellation): Promise<void> {
  unwrap(
    await getSupabase().rpc('cancel_load', {
      _load_id: load.id,
      _from: load.status,
      _request_id: requestId,
      _reason: reason,
      _charges: charges.map((charge) => ({ ...charge })),
    }),
  );
}

/** Cancels a load and charges the fees, once. */
export function useCancelLoadMutation() {
  return useLoadWrite({
    name: 'cancel',
    write: cancelLoad,
    done: toasts.canceled,
    failed: toasts.cancelFailed,
  });
}
