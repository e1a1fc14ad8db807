import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/platform/supabase/unwrap';
import { connectAuth } from '@/session/session-store';
import { profileKeys } from './query-keys';

/** A user's data in Auth only. */
export interface Account {
  email: string;
  /** The new address, until the user has confirmed the change from both addresses. */
  pendingEmail: string | null;
  /** True if changing the password and deleting the account also take a code. */
  hasSecondFactor: boolean;
}

async function fetchAccount(): Promise<Account> {
  const auth = await connectAuth();
  const { data, error } = await auth.getUser();
  if (error !== null) throw toAppError(error);
  const { email = '', new_email: pendingEmail = '', factors = [] } = data.user;
  return {
    email,
    pendingEmail: pendingEmail === '' ? null : pendingEmail,
    hasSecondFactor: factors.some(({ status }) => status === 'verified'),
  };
}

/** The user's sign-in address, and the new one while a change is pending. */
export function accountQueryOptions(userId: string) {
  return queryOptions({
    queryKey: profileKeys.account(userId),
    queryFn: fetchAccount,
    // Users open the links in another tab, so refetch when they come back to this one.
    staleTime: 0,
  });
}
