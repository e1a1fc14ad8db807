import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, type SubmitEvent } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { measureFormSchema, type MeasureFormValues, type MeasurePayload } from '@contracts/load';
import { BLANK_SIZE } from '@domain/size';
import { createUuid } from '@/shared/lib/create-uuid';

export const MEASURE_LABELS = {
  length: 'Overall length',
  width: 'Width',
  height: 'Loaded height',
  weight_lbs: 'Gross weight',
} as const;

interface Measure {
  id: string;
  loadId: string;
  size: MeasurePayload;
}

interface MeasureFormOptions {
  loadId: string;
  /** The mutation that records it. */
  record: {
    mutate: (measure: Measure, options: { onSuccess: () => void }) => void;
    isPending: boolean;
    error: Error | null;
  };
  defaultValues?: MeasureFormValues;
  onSaved: (size: MeasurePayload) => void;
}

/** A form for what a load measures on its trailer. */
export function useMeasureForm({ loadId, record, defaultValues, onSaved }: MeasureFormOptions) {
  const form = useForm<MeasureFormValues, unknown, MeasurePayload>({
    resolver: standardSchemaResolver(measureFormSchema),
    defaultValues: defaultValues ?? { ...BLANK_SIZE, weight_lbs: '' },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const { mutate, isPending, error } = record;
  // A retry of the same size reuses its id, so it can't be recorded twice. A corrected size needs a new id,
  // because the database ignores an id it already has.
  const sent = useRef({ id: '', size: '' });

  const save = (measured: MeasurePayload) => {
    const size = JSON.stringify(measured);
    if (sent.current.size !== size) sent.current = { id: createUuid(), size };
    mutate(
      { id: sent.current.id, loadId, size: measured },
      {
        onSuccess: () => {
          onSaved(measured);
        },
      },
    );
  };
  const handleSubmit = (event: SubmitEvent) => void form.handleSubmit(save)(event);
  return { form, errors, isDirty, isPending, error, handleSubmit };
}
