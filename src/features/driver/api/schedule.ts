import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchOwnEscorts } from '@/features/escorts/api/own-escorts';
import { termsOfJob } from '@/features/escorts/model/escort-jobs';
import { LOAD_COLUMNS } from '@/features/loads/api/load-columns';
import { loadKeys } from '@/features/loads/api/query-keys';
import type { LoadRow } from '@/features/loads/model/load-record';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import type { Day } from '@domain/time/day';
import { sharedLoadToasts } from '@/shared/loads/load-toasts';
import type { AvailableDay, Schedule } from '../model/schedule';

/** A person has far fewer moves in four weeks. */
const MAX = 200;

async function fetchLoads(userId: string, from: Day): Promise<LoadRow[]> {
  return unwrap(
    await getSupabase()
      .from('loads')
      .select(LOAD_COLUMNS)
      .eq('driver_id', userId)
      .neq('status', 'cancelled')
      .or(`delivery_at.gte.${from},delivery_at.is.null`)
      .order('pickup_at', { nullsFirst: false })
      .limit(MAX),
  );
}

async function fetchDays(userId: string, from: Day, to: Day): Promise<AvailableDay[]> {
  return unwrap(
    await getSupabase()
      .from('availability')
      .select('day, available, note')
      .eq('user_id', userId)
      .gte('day', from)
      .lte('day', to)
      .order('day'),
  );
}

async function fetchSchedule(userId: string, from: Day, to: Day): Promise<Schedule> {
  const [loads, own, days] = await Promise.all([
    fetchLoads(userId, from),
    fetchOwnEscorts(),
    fetchDays(userId, from, to),
  ]);
  const jobs = own
    .filter((job) => job.load_status !== 'cancelled')
    .map((job) => ({
      id: job.escort_id,
      position: job.position,
      isOffer: job.status === 'offered',
      terms: termsOfJob(job),
    }));
  return { loads, jobs, days };
}

/** A user's loads and escort jobs between two days, both included. */
export function scheduleQueryOptions(userId: string, from: Day, to: Day) {
  return queryOptions({
    queryKey: loadKeys.schedule(userId, from, to),
    queryFn: () => fetchSchedule(userId, from, to),
    placeholderData: keepPreviousData,
    meta: { errorToast: sharedLoadToasts.scheduleFailed },
  });
}
