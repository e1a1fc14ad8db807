import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvitationFormValues, InviteUser } from '@contracts/user';
import { callFunction } from '@/platform/supabase/call-function';
import { createUuid } from '@/shared/lib/create-uuid';
import { useSingleFlight } from '@/shared/lib/use-single-flight';
import { userToasts as toasts } from '../toasts';
import { userKeys as keys } from './query-keys';

/** The id stays the same for retries with the same content. */
interface Invitation {
  id: string;
  person: InvitationFormValues;
}

/** `sent: false` means that an earlier attempt succeeded. */
const invite = (body: InviteUser) => callFunction<{ sent: boolean }>('invite-user', body);

function useRefreshUsers() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.all });
}

/** Invites a new user. Auth emails a link that lets them choose a password. */
export function useInviteMutation() {
  return useMutation({
    mutationKey: [...keys.all, 'invite'],
    mutationFn: (invitation: Invitation) => invite(invitation),
    onSettled: useRefreshUsers(),
    meta: {
      successToast: (_sent, invitation) => toasts.invited((invitation as Invitation).person.email),
      errorToast: toasts.inviteFailed,
    },
  });
}

/** Resends the invitation to a user who hasn't joined. Invalidates the previous link. */
export function useInviteAgainMutation() {
  const mutation = useMutation({
    mutationKey: [...keys.all, 'invite-again'],
    mutationFn: ({ id }: { id: string; email: string }) =>
      invite({ id: createUuid(), user_id: id }),
    onSettled: useRefreshUsers(),
    meta: {
      successToast: (_sent, user) => toasts.invited((user as { email: string }).email),
      errorToast: toasts.inviteFailed,
    },
  });
  return useSingleFlight(mutation, ({ id }) => id);
}
