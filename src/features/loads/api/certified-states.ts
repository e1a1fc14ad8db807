import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { loadMessages } from '../messages';
import { loadKeys } from './keys';

async function fetchCertifiedStates(userId: string): Promise<string[]> {
  const profile = unwrap(
    await getSupabase()
      .from('pilot_profiles')
      .select('certified_states')
      .eq('user_id', userId)
      .maybeSingle(),
  );
  return profile?.certified_states ?? [];
}

/** The states and provinces in which a pilot-car operator says they are certified. */
export function certifiedStatesQueryOptions(userId: string) {
  return queryOptions({
    queryKey: [...loadKeys.all, userId, 'certified-states'] as const,
    queryFn: () => fetchCertifiedStates(userId),
    networkMode: 'always',
    meta: { errorToast: loadMessages.certificationsFailed },
  });
}
