import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { adminLoadToasts } from '../admin-toasts';
import { adminLoadKeys } from './admin-query-keys';

/** The fields a new load takes from its quote. */
async function fetchQuote(id: string) {
  return unwrap(
    await getSupabase()
      .from('quotes')
      .select('id, customer_name, origin, destination, equipment, length, width, height')
      .eq('id', id)
      .maybeSingle(),
  );
}

/** The quote a new load is based on; `null` if it was deleted. */
export function quoteToPlanQueryOptions(id: string) {
  return queryOptions({
    queryKey: adminLoadKeys.quote(id),
    queryFn: () => fetchQuote(id),
    meta: { errorToast: adminLoadToasts.quoteFailed },
  });
}
