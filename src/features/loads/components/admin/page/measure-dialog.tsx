import { poundsText } from '@domain/numbers/read-pounds';
import { DIMENSIONS } from '@domain/size';
import { useRecordMeasureMutation } from '@/features/loads/api/holds-and-measures';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { FormDialog } from '@/shared/forms/form-dialog';
import { LengthField } from '@/shared/forms/length-field';
import { NumberInput } from '@/shared/forms/number-input';
import { MEASURE_LABELS, useMeasureForm } from '@/shared/loads/use-measure-form';
import { Field } from '@/shared/ui/field';

interface MeasureDialogProps {
  load: AdminLoad;
  onClose: () => void;
}

/** Records what a load measures on its trailer, which permits then have to cover. */
export function MeasureDialog({ load, onClose }: MeasureDialogProps) {
  const { form, errors, isDirty, isPending, error, handleSubmit } = useMeasureForm({
    loadId: load.id,
    record: useRecordMeasureMutation(),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title="Record measured size"
      description="On the trailer, from the ground. If it’s over a permit, the load goes on hold."
      error={error}
      failure="We couldn’t record the size."
      submitLabel="Save size"
      isDirty={isDirty}
      isBusy={isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {DIMENSIONS.map((name) => (
        <LengthField
          key={name}
          form={form}
          name={name}
          label={MEASURE_LABELS[name]}
          error={errors[name]?.message}
        />
      ))}
      <Field label={MEASURE_LABELS.weight_lbs} isOptional error={errors.weight_lbs?.message}>
        {(control) => (
          <NumberInput
            format={poundsText}
            inputMode="numeric"
            suffix="lb"
            {...control}
            {...form.register('weight_lbs')}
          />
        )}
      </Field>
    </FormDialog>
  );
}
