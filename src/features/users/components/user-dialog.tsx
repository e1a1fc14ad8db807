import { useId } from 'react';
import { StaleAlert } from '@/shared/forms/stale-alert';
import { isAppError } from '@/shared/lib/app-error';
import { errorReason } from '@/shared/lib/error-reason';
import { formatDate } from '@/shared/lib/format-date';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import type { User } from '../api/users';
import { userMessages } from '../messages';
import { standingOf } from '../model/standing';
import { useUserForm } from './use-user-form';
import { UserFields } from './user-fields';

interface UserDialogProps {
  /** The user when the dialog opened. */
  opened: User;
  /** The newest version; `undefined` once the account is deleted. */
  current: User | undefined;
  onClose: () => void;
}

function sentenceOn(user: User): string {
  const { mark, since } = standingOf(user);
  if (mark === null) return `Joined ${formatDate(since)}`;
  return mark === 'Invited'
    ? `Invited ${formatDate(since)}, hasn't joined yet`
    : `Registered ${formatDate(since)}, email not verified`;
}

/** Edits a user and their roles. */
export function UserDialog({ opened, current, onClose }: UserDialogProps) {
  const formId = useId();
  const { form, error, isBusy, isStale, isDeleted, ...user } = useUserForm({
    opened,
    current,
    onClose,
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) user.handleClose();
      }}
      title="Edit user"
      description={sentenceOn(opened)}
      notice={
        error && !isAppError(error, 'stale') ? (
          <Alert tone="danger" title={userMessages.updateFailed.description}>
            {errorReason(error) ?? "The server didn't respond. Check your connection."}
          </Alert>
        ) : undefined
      }
      footer={
        <>
          <Button variant="quiet" size="md" disabled={isBusy} onClick={user.handleClose}>
            Cancel
          </Button>
          <Button
            variant="solid"
            size="md"
            type="submit"
            form={formId}
            disabled={isStale}
            isBusy={isBusy}
            busyText="Saving..."
          >
            Save changes
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4.5"
        onSubmit={user.handleSubmit}
      >
        {isStale && (
          <StaleAlert
            noun="user"
            isDeleted={isDeleted}
            onShowTheirs={user.showTheirs}
            onKeepMine={user.keepMine}
          />
        )}
        <UserFields form={form} />
      </form>
    </Dialog>
  );
}
