import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';
import { profileKeys } from './keys';

/** What Auth knows of somebody that their profile does not say. */
export interface Account {
  email: string;
  /** The address that is to take its place once both have confirmed it. */
  pendingEmail: string | null;
}

async function fetchAccount(): Promise<Account> {
  const auth = await connectAuth();
  const { data, error } = await auth.getUser();
  if (error !== null) throw toAppError(error);
  const { email = '', new_email: pendingEmail = '' } = data.user;
  return { email, pendingEmail: pendingEmail === '' ? null : pendingEmail };
}

/** The address somebody signs in with, and the one they asked to change it to. */
export function accountQueryOptions(userId: string) {
  return queryOptions({
    queryKey: profileKeys.account(userId),
    queryFn: fetchAccount,
    // The links are opened in another tab: coming back shows what became of it.
    staleTime: 0,
  });
}
