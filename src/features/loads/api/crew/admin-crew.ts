import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { personName } from '@/shared/lib/person-name';
import { adminLoadToasts } from '../../admin-toasts';
import { adminLoadKeys } from '../admin-query-keys';

/** A user with the driver role. */
export interface Driver {
  id: string;
  name: string;
}

async function fetchDrivers(): Promise<Driver[]> {
  const rows = unwrap(
    await getSupabase()
      .from('user_roles')
      .select('user_id, person:profiles(first_name, last_name, email)')
      .eq('role', 'driver')
      .limit(500),
  );
  return rows
    .map(({ user_id: id, person }) => ({
      id,
      name: personName(person),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

async function fetchPilots(day: string) {
  return unwrap(await getSupabase().rpc('pilots_available', { _day: day }));
}

/** All users with the driver role, by name. */
export function driversQueryOptions() {
  return queryOptions({
    queryKey: adminLoadKeys.people(),
    queryFn: fetchDrivers,
    meta: { errorToast: adminLoadToasts.crewFailed },
  });
}

/** All pilot-car operators with their availability on a day; available ones come first. */
export function pilotsQueryOptions(day: string) {
  return queryOptions({
    queryKey: adminLoadKeys.pilots(day),
    queryFn: () => fetchPilots(day),
    meta: { errorToast: adminLoadToasts.crewFailed },
  });
}
