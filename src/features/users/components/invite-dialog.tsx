import { useId } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { nextStepAfterInviting, userMessages } from '../messages';
import { useInviteForm } from './use-invite-form';
import { UserFields } from './user-fields';

/** Adds a user by inviting them, so only they know their password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { form, error, isBusy, handleSubmit, handleClose } = useInviteForm(onClose);

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) handleClose();
      }}
      title="Add User"
      description="We'll email a link to set a password."
      notice={
        error ? (
          <Alert tone="danger" title={userMessages.inviteFailed(error).description}>
            {nextStepAfterInviting(error)}
          </Alert>
        ) : undefined
      }
      footer={
        <>
          <Button variant="quiet" size="md" disabled={isBusy} onClick={handleClose}>
            Cancel
          </Button>
          <Button
            variant="solid"
            size="md"
            type="submit"
            form={formId}
            isBusy={isBusy}
            busyText="Sending..."
          >
            Send invitation
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <UserFields form={form} isNew />
      </form>
    </Dialog>
  );
}
