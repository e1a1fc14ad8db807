import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserFormValues } from '@contracts/user';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';
import { unwrapUnchanged } from '@/platform/supabase/unwrap-unchanged';
import { sessionKeys } from '@/session/session-queries';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { userMessages as messages } from '../messages';
import { userKeys as keys } from './keys';
import { fetchUser, type User } from './users';

/** A form to be stored over the version of the user it was made from. */
export interface SaveUser {
  id: string;
  /** `updated_at` of that version. */
  seen: string;
  values: UserFormValues;
}

async function saveUser({ id, seen, values }: SaveUser): Promise<void> {
  const answer = await getSupabase().rpc('save_user', {
    _user_id: id,
    _seen: seen,
    _first_name: values.first_name,
    _last_name: values.last_name,
    _phone: values.phone,
    _company_name: values.company_name,
    _roles: values.roles,
  });
  if (unwrap(answer)) return;
  const nothing = { data: null, error: null, status: answer.status };
  await unwrapUnchanged<User>(nothing, () => fetchUser(id));
}

async function deleteUser(id: string): Promise<void> {
  unwrap(await getSupabase().rpc('delete_user', { _user_id: id }));
}

/** Stores a changed user with their roles. */
export function useSaveUserMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'save'],
    mutationFn: saveUser,
    onSettled: () => {
      // Somebody may have changed their own name, or taken a role from themselves.
      void client.invalidateQueries({ queryKey: sessionKeys.all });
      // Waited for: whoever edits the same user again begins with what they just saved.
      return client.invalidateQueries({ queryKey: keys.all });
    },
    meta: { successToast: messages.updated, errorToast: messages.updateFailed },
  });
  return useSingleFlight(mutation);
}

/** Deletes a user's account for good; a user a load counts on is refused. */
export function useDeleteUserMutation() {
  return useDeleteMutation({ keys, deleteRecord: deleteUser, messages });
}
