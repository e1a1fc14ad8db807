import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { sessionKeys } from '@/session/session-queries';

/** Who invited somebody; empty where they have no name, or no account any more. */
export interface OwnInvitation {
  invited_by: string;
}

async function fetchInvitation(): Promise<OwnInvitation | null> {
  const [invitation] = unwrap(await getSupabase().rpc('my_invitation'));
  return invitation ?? null;
}

/** The invitation of whoever is signed in; `null` for somebody who registered by themselves. */
export function invitationQueryOptions(userId: string) {
  return queryOptions({
    queryKey: [...sessionKeys.all, userId, 'invitation'],
    queryFn: fetchInvitation,
    networkMode: 'always',
  });
}
