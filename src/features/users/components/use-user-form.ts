import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { userFormSchema, type UserFormValues } from '@contracts/user';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
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
  const { mutate, error, isPending, isSuccess } = useSaveUserMutation();
  const version = useEditedVersion({ opened, current, save: { isPending, isSuccess } });
  const { base, isStale } = version;

  const save = (values: UserFormValues) => {
    if (isPending || isStale || base === null) return;
    mutate({ base, values }, { onSuccess: onClose });
  };

  return {
    form,
    error,
    isBusy: isPending,
    stale: isStale
      ? {
          noun: 'user',
          isDeleted: version.isDeleted,
          onShowTheirs: () => {
            const newest = version.rebase();
            if (newest) form.reset(toUserForm(newest));
          },
          onKeepMine: version.rebase,
        }
      : undefined,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(save)(event),
  };
}
