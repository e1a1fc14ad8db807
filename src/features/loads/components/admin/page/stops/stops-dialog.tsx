import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useFormState } from 'react-hook-form';
import { stopsFormSchema, type StopsForm, type StopsPayload } from '@contracts/stop';
import type { LoadDetails } from '@/features/loads/api/load-page';
import { useSaveStopsMutation } from '@/features/loads/api/route/save-stops';
import { stopsToSave, toStopForms } from '@/features/loads/model/route/stop-form';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { StopsFields } from './stops-fields';

interface StopsDialogProps {
  /** The load as it was when the dialog opened. */
  opened: LoadDetails;
  /** The load as it is now. */
  current: LoadDetails | undefined;
  onClose: () => void;
}

/** Edits all stops of a load together, because the database checks their order. */
export function StopsDialog({ opened, current, onClose }: StopsDialogProps) {
  const form = useForm<StopsForm, unknown, StopsPayload>({
    resolver: standardSchemaResolver(stopsFormSchema),
    defaultValues: { stops: toStopForms(opened.stops) },
  });
  const { isDirty } = useFormState({ control: form.control });
  const save = useSaveStopsMutation();
  const version = useEditedVersion({ opened, current, save });
  const { base, isStale } = version;
  const send = ({ stops }: StopsPayload) => {
    if (isStale || base === null) return;
    save.mutate({ load: base, stops: stopsToSave(stops, base.stops) }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      size="lg"
      title="Edit stops"
      description="In the order the truck drives them. Enter times in the time zone of each stop."
      error={save.error}
      failure="We couldn’t save the stops."
      submitLabel="Save stops"
      isDirty={isDirty}
      isBusy={save.isPending}
      stale={
        isStale
          ? {
              noun: 'load',
              isDeleted: version.isDeleted,
              onShowTheirs: () => {
                form.reset({ stops: toStopForms(version.rebase()?.stops ?? []) });
              },
              onKeepMine: version.rebase,
            }
          : undefined
      }
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      onClose={onClose}
    >
      <StopsFields form={form} stored={base?.stops ?? []} />
    </FormDialog>
  );
}
