import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvitationFormValues, InviteUser } from '@contracts/user';
import { callFunction } from '@/platform/supabase/call-function';
import { createUuid } from '@/shared/lib/create-uuid';
import { userMessages as messages } from '../messages';
import { userKeys as keys } from './keys';

/** Somebody new; the id is the same for every try of the same content. */
interface Invitation {
  id: string;
  person: InvitationFormValues;
}

/** `sent: false` says that a try before this one got through. */
const invite = (body: InviteUser) => callFunction<{ sent: boolean }>('invite-user', body);

function useRefreshUsers() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.all });
}

/** Adds a user: Auth mails them a link, and they choose a password themselves. */
export function useInviteMutation() {
  return useMutation({
    mutationKey: [...keys.all, 'invite'],
    mutationFn: (invitation: Invitation) => invite(invitation),
    onSettled: useRefreshUsers(),
    meta: {
      successToast: (_sent, invitation) =>
        messages.invited((invitation as Invitation).person.email),
      errorToast: messages.inviteFailed,
    },
  });
}

/** Mails the invitation again to a user who has not joined; the link of the last one is dead then. */
export function useInviteAgainMutation() {
  return useMutation({
    mutationKey: [...keys.all, 'invite-again'],
    mutationFn: ({ id }: { id: string; email: string }) =>
      invite({ id: createUuid(), user_id: id }),
    onSettled: useRefreshUsers(),
    meta: {
      successToast: (_sent, user) => messages.invited((user as { email: string }).email),
      errorToast: messages.inviteFailed,
    },
  });
}
