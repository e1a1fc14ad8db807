import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { useLoadWrite } from '@/features/loads/api/load-write';
import { adminEscortToasts as toasts } from '../admin-toasts';

async function withdrawEscort(id: string): Promise<void> {
  unwrap(await getSupabase().from('load_escorts').delete().eq('id', id).select('id').single());
}

export function useWithdrawEscortMutation() {
  return useLoadWrite({
    name: 'withdraw-escort',
    write: withdrawEscort,
    done: toasts.escortWithdrawn,
    failed: toasts.withdrawFailed,
    subjectOf: (id) => id,
  });
}
