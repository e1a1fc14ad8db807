import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { reasonSchema, type Reason } from '@contracts/load';
import { FormDialog } from '@/shared/forms/form-dialog';
import { createUuid } from '@/shared/lib/create-uuid';
import { Field } from '@/shared/ui/field';
import { Textarea } from '@/shared/ui/textarea';
import { useHoldLoadMutation } from '../../api/load-route';
import type { LoadRow } from '../../model/load-record';

interface HoldDialogProps {
  load: LoadRow;
  onClose: () => void;
}

/** Puts a load on hold, with a reason for dispatch. */
export function HoldDialog({ load, onClose }: HoldDialogProps) {
  const [id] = useState(createUuid);
  const form = useForm({
    resolver: standardSchemaResolver(reasonSchema),
    defaultValues: { reason: '' },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const { mutate, isPending, error } = useHoldLoadMutation();
  const hold = ({ reason }: Reason) => {
    mutate({ id, loadId: load.id, reason }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Put this load on hold?"
      description="It can’t start or enter the next state until dispatch clears the hold."
      size="sm"
      error={error}
      failure="We couldn’t put the load on hold."
      submitLabel="Put on hold"
      busyText="Saving..."
      isDirty={isDirty}
      isBusy={isPending}
      onSubmit={(event) => void form.handleSubmit(hold)(event)}
      onClose={onClose}
    >
      <Field label="Reason" error={errors.reason?.message}>
        {(control) => <Textarea {...control} {...form.register('reason')} rows={3} />}
      </Field>
    </FormDialog>
  );
}
