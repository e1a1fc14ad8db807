import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { sessionKeys } from '@/session/session-queries';

/** The inviting admin's name; empty if they have none or their account was deleted. */
export interface OwnInvitation {
  invited_by: string;
}

async function fetchInvitation(): Promise<OwnInvitation | null> {
  const [invitation] = unwrap(await getSupabase().rpc('my_invitation'));
  return invitation ?? null;
}

/** The signed-in user's invitation; `null` for users who signed up themselves. */
export function invitationQueryOptions(userId: string) {
  return queryOptions({
    queryKey: [...sessionKeys.all, userId, 'invitation'],
    queryFn: fetchInvitation,
  });
}
