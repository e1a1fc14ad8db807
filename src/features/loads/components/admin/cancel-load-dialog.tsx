import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useFormState } from 'react-hook-form';
import { reasonSchema, type Reason } from '@contracts/load';
import { FormDialog } from '@/shared/forms/form-dialog';
import { Field } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/textarea';
import { useSetLoadStatusMutation } from '../../api/admin-load-mutations';
import type { AdminLoad } from '../../api/admin-loads';

interface CancelLoadDialogProps {
  load: AdminLoad;
  onClose: () => void;
}

/** Cancels a load, with a reason that stays in its log. */
export function CancelLoadDialog({ load, onClose }: CancelLoadDialogProps) {
  const form = useForm({
    resolver: standardSchemaResolver(reasonSchema),
    defaultValues: { reason: '' },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const { mutate, isPending, error } = useSetLoadStatusMutation();
  const cancel = ({ reason }: Reason) => {
    mutate({ load, status: 'cancelled', reason }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Cancel this load?"
      description="The driver and escorts will see that it’s canceled. You can reopen it later."
      size="sm"
      error={error}
      failure="We couldn’t cancel the load."
      submitLabel="Cancel load"
      busyText="Canceling..."
      isDirty={isDirty}
      isBusy={isPending}
      onSubmit={(event) => void form.handleSubmit(cancel)(event)}
      onClose={onClose}
    >
      <Field
        label="Reason"
        hint="The driver and escorts can read it in the load’s log."
        error={errors.reason?.message}
      >
        {(control) => <Textarea {...control} {...form.register('reason')} rows={3} />}
      </Field>
    </FormDialog>
  );
}
