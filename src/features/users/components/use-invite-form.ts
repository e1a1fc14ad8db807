import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { invitationFormSchema, type InvitationFormValues } from '@contracts/user';
import { createDraft, draftForSending } from '@/shared/forms/form-draft';
import { isAppError } from '@/shared/lib/app-error';
import { useInviteMutation } from '../api/invite-user';
import { BLANK_USER } from '../model/user-form';

/** State of the invitation form. A failure keeps what was typed. */
export function useInviteForm(onClose: () => void) {
  const form = useForm<InvitationFormValues>({
    resolver: standardSchemaResolver(invitationFormSchema),
    defaultValues: BLANK_USER,
  });
  const draft = useRef(createDraft());
  // A double click can arrive before the button is disabled.
  const isSending = useRef(false);
  const { mutate, error, isPending } = useInviteMutation();
  // Shown next to the email field.
  const isTaken = isAppError(error, 'conflict');

  const send = (person: InvitationFormValues) => {
    if (isSending.current) return;
    isSending.current = true;
    draft.current = draftForSending(draft.current, person);
    mutate(
      { id: draft.current.id, person },
      {
        onSuccess: onClose,
        onSettled: () => {
          isSending.current = false;
        },
        onError: (failure) => {
          if (!isAppError(failure, 'conflict')) return;
          form.setError('email', { message: failure.message }, { shouldFocus: true });
        },
      },
    );
  };

  return {
    form,
    error: isTaken ? null : error,
    isBusy: isPending,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(send)(event),
  };
}
