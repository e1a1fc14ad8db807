import { FormDialog } from '@/shared/forms/form-dialog';
import { nextStepAfterInviting, userToasts } from '../toasts';
import { useInviteForm } from './use-invite-form';
import { UserFields } from './user-fields';

/** Adds a user by inviting them, so only they know their password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { form, error, isBusy, handleSubmit } = useInviteForm(onClose);
  return (
    <FormDialog
      title="Add User"
      description="We’ll email a link to set a password."
      error={error}
      failure={error && userToasts.inviteFailed(error).description}
      advice={error && nextStepAfterInviting(error)}
      submitLabel="Send invitation"
      busyText="Sending..."
      isDirty={form.formState.isDirty}
      isBusy={isBusy}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <UserFields form={form} isNew />
    </FormDialog>
  );
}
