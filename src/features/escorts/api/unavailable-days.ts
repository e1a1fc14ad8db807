import { queryOptions } from '@tanstack/react-query';
import { loadKeys } from '@/features/loads/api/query-keys';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Day } from '@domain/time/day';
import { sharedLoadToasts } from '@/shared/loads/load-toasts';

/** Upper limit; the calendar offers six weeks. */
const MAX = 400;

async function fetchUnavailable(userId: string, from: Day): Promise<Day[]> {
  const days = unwrap(
    await getSupabase()
      .from('availability')
      .select('day')
      .eq('user_id', userId)
      .eq('available', false)
      .gte('day', from)
      .order('day')
      .limit(MAX),
  );
  return days.map(({ day }) => day);
}

/** The days from `from` on that a user marked not available, in order. */
export function unavailableDaysQueryOptions(userId: string, from: Day) {
  return queryOptions({
    queryKey: [...loadKeys.all, userId, 'unavailable', from],
    queryFn: () => fetchUnavailable(userId, from),
    meta: { errorToast: sharedLoadToasts.scheduleFailed },
  });
}
