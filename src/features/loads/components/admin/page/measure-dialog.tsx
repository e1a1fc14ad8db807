import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { measureFormSchema, type MeasureFormValues, type MeasurePayload } from '@contracts/load';
import { BLANK_SIZE, DIMENSIONS } from '@contracts/size';
import { FormDialog } from '@/shared/forms/form-dialog';
import { LengthField } from '@/shared/forms/length-field';
import { createUuid } from '@/shared/lib/create-uuid';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import type { AdminLoad } from '../../../api/admin-loads';
import { useRecordMeasureMutation } from '../../../api/holds-and-measures';

const LABELS = {
  length: 'Overall length',
  width: 'Width',
  height: 'Height from the ground',
} as const;

interface MeasureDialogProps {
  load: AdminLoad;
  onClose: () => void;
}

/** Records what a load measures on its trailer, which permits then have to cover. */
export function MeasureDialog({ load, onClose }: MeasureDialogProps) {
  const [id] = useState(createUuid);
  const form = useForm<MeasureFormValues, unknown, MeasurePayload>({
    resolver: standardSchemaResolver(measureFormSchema),
    defaultValues: { ...BLANK_SIZE, weight_lbs: '' },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const { mutate, isPending, error } = useRecordMeasureMutation();
  const save = (size: MeasurePayload) => {
    mutate({ id, loadId: load.id, size }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Record measured size"
      description="On the trailer. If it’s over a permit, the load goes on hold."
      error={error}
      failure="We couldn’t record the size."
      submitLabel="Save size"
      isDirty={isDirty}
      isBusy={isPending}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onClose={onClose}
    >
      {DIMENSIONS.map((name) => (
        <LengthField
          key={name}
          form={form}
          name={name}
          label={LABELS[name]}
          error={errors[name]?.message}
        />
      ))}
      <Field label="Gross weight, lb" isOptional error={errors.weight_lbs?.message}>
        {(control) => <Input inputMode="numeric" {...control} {...form.register('weight_lbs')} />}
      </Field>
    </FormDialog>
  );
}
