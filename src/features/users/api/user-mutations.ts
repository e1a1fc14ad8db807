import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserFormValues } from '@contracts/user';
import { getSupabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/supabase/unwrap';

import { sessionKeys } from '@/session/session-queries';
import { useDeleteMutation } from '@/shared/console/use-delete-mutation';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { userToasts as toasts } from '../toasts';
import { userKeys as keys } from './query-keys';
import type { User } from './users';

/** A changed user with the version the form started from. */
export interface SaveUser {
  base: User;
  values: UserFormValues;
}

/** @throws StaleError when someone changed or deleted the user since. */
async function saveUser({ base, values }: SaveUser): Promise<void> {
  unwrap(
    await getSupabase().rpc('save_user', {
      _user_id: base.id,
      _seen: base.updated_at,
      _first_name: values.first_name,
      _last_name: values.last_name,
      _phone: values.phone,
      _company_name: values.company_name,
      _roles: values.roles,
    }),
  );
}

async function deleteUser(id: string): Promise<void> {
  unwrap(await getSupabase().rpc('delete_user', { _user_id: id }));
}

/** Saves a changed user and their roles. */
export function useSaveUserMutation() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: [...keys.all, 'save'],
    mutationFn: saveUser,
    onSettled: () => {
      // The admin may have changed their own name or roles.
      void client.invalidateQueries({ queryKey: sessionKeys.all });
      // Awaited, so that the next edit of the same user starts from this version.
      return client.invalidateQueries({ queryKey: keys.all });
    },
    meta: { successToast: toasts.updated, errorToast: toasts.updateFailed },
  });
  return useSingleFlight(mutation);
}

/** Deletes a user's account. Refused while a load depends on the user. */
export function useDeleteUserMutation() {
  return useDeleteMutation({ keys, deleteRecord: deleteUser, messages: toasts });
}
