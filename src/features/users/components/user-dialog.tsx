import type { ReactNode } from 'react';
import { FormDialog } from '@/shared/forms/form-dialog';
import { formatDate } from '@domain/time/moment-text';
import type { User } from '../api/users';
import { userToasts } from '../toasts';
import { standingOf } from '../model/standing';
import { useUserForm } from './use-user-form';
import { UserEquipment } from './user-equipment';
import { UserFields } from './user-fields';
import { UserSecondFactor } from './user-second-factor';

interface UserDialogProps {
  /** The user when the dialog opened. */
  opened: User;
  /** The newest version; `undefined` once the account is deleted. */
  current: User | undefined;
  /** More about a user, such as a pilot car's certificates. */
  extrasOf?: ((user: User) => ReactNode) | undefined;
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
export function UserDialog({ opened, current, extrasOf, onClose }: UserDialogProps) {
  const { form, error, isBusy, stale, handleSubmit } = useUserForm({ opened, current, onClose });
  return (
    <FormDialog
      title="Edit user"
      description={sentenceOn(opened)}
      error={error}
      failure={userToasts.updateFailed.description}
      stale={stale}
      submitLabel="Save changes"
      isDirty={form.formState.isDirty}
      isBusy={isBusy}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <UserFields form={form} />
      <UserSecondFactor user={opened} />
      {opened.roles.includes('carrier') && <UserEquipment userId={opened.id} />}
      {extrasOf?.(opened)}
    </FormDialog>
  );
}
