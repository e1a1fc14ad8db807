import { queryOptions } from '@tanstack/react-query';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { addDays, dayOf, type Day } from '@/shared/lib/day';
import { paperMessages } from '../messages';
import { EXPIRING_DAYS } from '../model/expiry';
import { paperKeys } from './keys';

const EXPIRING_COLUMNS =
  'id, kind, issuing_state, insurer, expires_on, checked_at, pilot_id, pilot:profiles!pilot_papers_pilot_id_fkey(first_name, last_name, email)';
/** More than the office can call in a day. */
const EXPIRING_MAX = 50;

async function fetchExpiring(today: Day) {
  const supabase = await loadSupabase();
  return unwrap(
    await supabase
      .from('pilot_papers')
      .select(EXPIRING_COLUMNS)
      .gte('expires_on', addDays(today, -EXPIRING_DAYS))
      .lte('expires_on', addDays(today, EXPIRING_DAYS))
      .order('expires_on')
      .limit(EXPIRING_MAX),
  );
}

/** Papers of all pilot cars that expired in the last 30 days or do in the next 30, first to expire first. */
export function expiringPapersQueryOptions() {
  return queryOptions({
    queryKey: paperKeys.expiring(),
    queryFn: () => fetchExpiring(dayOf(Date.now())),
    meta: { errorToast: paperMessages.fetchFailed },
  });
}
