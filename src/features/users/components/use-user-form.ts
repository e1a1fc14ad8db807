import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { userFormSchema, type UserFormValues } from '@contracts/user';
import { useEditedVersion } from '@/shared/console/use-edited-version';
import { useSaveUserMutation } from '../api/user-mutations';
import type { User } from '../api/users';
import { toUserForm } from '../model/user-form';

interface Options {
  opened: User;
  current: User | undefined;
  onClose: () => void;
}

/** State of the user form: its fields and the version being edited. */
export function useUserForm({ opened, current, onClose }: Options) {
  const form = useForm<UserFormValues>({
    resolver: standardSchemaResolver(userFormSchema),
    defaultValues: toUserForm(opened),
  });
  const { mutate, error, isPending, isSuccess, reset } = useSaveUserMutation();
  const version = useEditedVersion(opened, current);
  const isHeldBack = (version.isOutdated || version.isGone) && !isPending && !isSuccess;

  const save = (values: UserFormValues) => {
    if (isPending || isHeldBack) return;
    const { id, updated_at: seen } = version.seen;
    mutate({ id, seen, values }, { onSuccess: onClose });
  };

  return {
    form,
    error,
    isBusy: isPending,
    isHeldBack,
    isGone: version.isGone,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(save)(event),
    handleClose: () => {
      if (!isPending) onClose();
    },
    takeTheirs: () => {
      const newest = version.catchUp();
      reset();
      if (newest) form.reset(toUserForm(newest));
    },
    keepMine: () => {
      reset();
      version.catchUp();
    },
  };
}
