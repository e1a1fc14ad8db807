import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { MetaToast } from '@/shared/lib/query-meta';
import type { ToastText } from '@/shared/lib/toast-store';
import { useLoadWrite } from './load-write';

interface Delivery {
  loadId: string;
  /** Why the load has no POD; `null` if it has one. */
  noPodReason: string | null;
}

async function deliver({ loadId, noPodReason }: Delivery): Promise<void> {
  unwrap(
    await getSupabase().rpc('deliver_load', {
      _load_id: loadId,
      ...(noPodReason !== null && { _no_pod_reason: noPodReason }),
    }),
  );
}

/** Marks a load in transit as delivered. A repeat changes nothing. */
export function useDeliverLoadMutation(toasts: {
  done: ToastText;
  failed: MetaToast<[error: Error, variables: unknown]>;
}) {
  return useLoadWrite({
    name: 'deliver',
    write: deliver,
    ...toasts,
    subjectOf: ({ loadId }) => loadId,
  });
}
