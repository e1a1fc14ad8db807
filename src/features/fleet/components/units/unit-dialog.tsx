import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { unitFormSchema, type UnitFormValues, type UnitPayload } from '@contracts/unit';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { createUuid } from '@/shared/lib/create-uuid';
import { useSaveUnitMutation } from '../../api/unit-mutations';
import { unitQueryOptions } from '../../api/units';
import type { Unit } from '../../model/unit';
import { BLANK_UNIT, toUnitForm } from '../../model/unit-form';
import { unitFailure } from '../../unit-toasts';
import { UnitFields } from './unit-fields';

interface UnitDialogProps {
  /** The unit as it was when the dialog opened; `null` for a new one. */
  opened: Unit | null;
  onClose: () => void;
}

/** Adds a unit or edits one. Pass its id as `key`. */
export function UnitDialog({ opened, onClose }: UnitDialogProps) {
  const [id] = useState(() => opened?.id ?? createUuid());
  const { data: current = opened } = useQuery({
    ...unitQueryOptions(id),
    enabled: opened !== null,
  });
  const form = useForm<UnitFormValues, unknown, UnitPayload>({
    resolver: standardSchemaResolver(unitFormSchema),
    defaultValues: opened === null ? BLANK_UNIT : toUnitForm(opened),
  });
  const { mutate, isPending, isSuccess, error } = useSaveUnitMutation();
  const version = useEditedVersion({ opened, current, save: { isPending, isSuccess } });
  const { base, isStale } = version;

  const save = (values: UnitPayload) => {
    if (isPending || isStale) return;
    mutate({ id, base, values }, { onSuccess: onClose });
  };

  return (
    <FormDialog
      size="lg"
      title={opened === null ? 'Add unit' : 'Edit unit'}
      error={error}
      failure="We couldn’t save the unit."
      advice={error && unitFailure(error)}
      stale={
        isStale
          ? {
              noun: 'unit',
              isDeleted: version.isDeleted,
              onShowTheirs: () => {
                const newest = version.rebase();
                form.reset(newest === null ? BLANK_UNIT : toUnitForm(newest));
              },
              onKeepMine: version.rebase,
            }
          : undefined
      }
      submitLabel={opened === null ? 'Add unit' : 'Save changes'}
      isDirty={form.formState.isDirty}
      isBusy={isPending}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onClose={onClose}
    >
      <UnitFields form={form} />
    </FormDialog>
  );
}
