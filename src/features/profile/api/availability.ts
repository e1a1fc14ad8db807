import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { unwrap } from '@/platform/supabase/unwrap';
import { eachDay, type DayRange } from '@domain/time/day';
import { profileToasts } from '../toasts';
import { profileKeys } from './query-keys';

/** A user's availability on a day. Days without an entry are unanswered. */
export interface DayAnswer {
  /** `2026-11-21`. */
  day: string;
  available: boolean;
  note: string;
}

async function fetchDays(userId: string, { from, to }: DayRange): Promise<DayAnswer[]> {
  const supabase = await loadSupabase();
  return unwrap(
    await supabase
      .from('availability')
      .select('day, available, note')
      .eq('user_id', userId)
      .gte('day', from)
      .lte('day', to)
      .order('day'),
  );
}

/** A user's availability within a range of days. */
export function daysQueryOptions(userId: string, range: DayRange) {
  return queryOptions({
    queryKey: profileKeys.days(userId, range),
    queryFn: () => fetchDays(userId, range),
  });
}

export interface DaysChange {
  range: DayRange;
  /** `null` deletes the entries. */
  available: boolean | null;
  note: string;
}

async function saveDays(
  userId: string,
  { range, available, note }: DaysChange,
): Promise<DayAnswer[]> {
  const supabase = await loadSupabase();
  const days = supabase.from('availability');
  if (available === null) {
    unwrap(await days.delete().eq('user_id', userId).gte('day', range.from).lte('day', range.to));
    return [];
  }
  // `user_id` isn't writable; it defaults to the caller.
  const rows = eachDay(range).map((day) => ({ day, available, note }));
  unwrap(await days.upsert(rows, { onConflict: 'user_id,day' }));
  return rows;
}

/** Sets the availability of every day in a range; `shown` is the range on screen. */
export function useSaveDaysMutation(userId: string, shown: DayRange) {
  const queryClient = useQueryClient();
  const { queryKey } = daysQueryOptions(userId, shown);
  return useMutation({
    mutationKey: ['profile', 'days'],
    mutationFn: (change: DaysChange) => saveDays(userId, change),
    onSuccess: (saved, { range }) => {
      const isKept = ({ day }: DayAnswer) => day < range.from || day > range.to;
      queryClient.setQueryData(queryKey, (days = []) => [...days.filter(isKept), ...saved]);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    meta: { successToast: profileToasts.daysSaved, errorToast: profileToasts.availabilityFailed },
  });
}
