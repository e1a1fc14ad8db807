import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  CARRIER_EQUIPMENT_KINDS,
  CARRIER_EQUIPMENT_LABELS,
  carrierEquipmentFormSchema,
  type CarrierEquipmentFormValues,
  type CarrierEquipmentPayload,
} from '@contracts/carrier-equipment';
import { poundsText, readMaxPounds } from '@domain/numbers/read-pounds';
import { FormDialog } from '@/shared/forms/form-dialog';
import { LengthField } from '@/shared/forms/length-field';
import { NumberInput } from '@/shared/forms/number-input';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { createUuid } from '@/shared/lib/create-uuid';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { useSaveCarrierEquipmentMutation, type CarrierEquipment } from '../api/carrier-equipment';
import { carrierEquipmentToasts } from '../toasts';
import { NEW_CARRIER_EQUIPMENT, toCarrierEquipmentValues } from '../model/carrier-equipment-values';

interface CarrierEquipmentDialogProps {
  userId: string;
  /** The equipment when the dialog opened; `null` to add some. */
  opened: CarrierEquipment | null;
  /** The newest version; `undefined` once it is deleted. */
  current: CarrierEquipment | undefined;
  onClose: () => void;
}

/** Adds or edits trailers or tractors of one kind. */
export function CarrierEquipmentDialog({
  userId,
  opened,
  current,
  onClose,
}: CarrierEquipmentDialogProps) {
  const [id] = useState(() => opened?.id ?? createUuid());
  const save = useSaveCarrierEquipmentMutation(userId);
  const form = useForm<CarrierEquipmentFormValues, unknown, CarrierEquipmentPayload>({
    resolver: standardSchemaResolver(carrierEquipmentFormSchema),
    defaultValues: opened === null ? NEW_CARRIER_EQUIPMENT : toCarrierEquipmentValues(opened),
  });
  const { base, isStale, isDeleted, rebase } = useEditedVersion({ opened, current, save });
  const { register, formState } = form;
  const { errors } = formState;
  const isTractor = useWatch({ control: form.control, name: 'kind' }) === 'tractor';
  const handleSubmit = form.handleSubmit((values) => {
    if (save.isPending || isStale) return;
    save.mutate({ id, base, values }, { onSuccess: onClose });
  });

  return (
    <FormDialog
      title={opened === null ? 'Add equipment' : 'Edit equipment'}
      description="Trailers or tractors of the same type and size."
      error={save.error}
      failure={carrierEquipmentToasts.saveFailed.description}
      stale={
        isStale
          ? {
              noun: 'equipment',
              isDeleted,
              onShowTheirs: () => {
                const newest = rebase();
                if (newest) form.reset(toCarrierEquipmentValues(newest));
              },
              onKeepMine: rebase,
            }
          : undefined
      }
      submitLabel={opened === null ? 'Add Equipment' : 'Save Changes'}
      isDirty={formState.isDirty}
      isBusy={save.isPending}
      onSubmit={(event) => void handleSubmit(event)}
      onClose={onClose}
    >
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Type" error={errors.kind?.message}>
          {(control) => (
            <Select {...control} {...register('kind')} required>
              <option value="">Choose</option>
              {CARRIER_EQUIPMENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {CARRIER_EQUIPMENT_LABELS[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="How many" error={errors.quantity?.message}>
          {(control) => (
            <Input {...control} {...register('quantity')} inputMode="numeric" required />
          )}
        </Field>
        <Field
          label="Axles"
          hint={isTractor ? 'Of the tractor.' : 'Of the trailer, without the tractor.'}
          error={errors.axles?.message}
        >
          {(control) => <Input {...control} {...register('axles')} inputMode="numeric" required />}
        </Field>
        <Field
          label="Capacity"
          hint={isTractor ? 'The most weight it can pull.' : 'The most weight it can carry.'}
          error={errors.capacity_lbs?.message}
        >
          {(control) => (
            <NumberInput
              {...control}
              {...register('capacity_lbs')}
              format={(text) => poundsText(text, readMaxPounds)}
              inputMode="numeric"
              suffix="lb"
              required
            />
          )}
        </Field>
        <LengthField
          label="Deck length"
          isOptional
          form={form}
          name="deck_length"
          error={errors.deck_length?.message}
        />
      </div>
      <Checkbox label="Available now" {...register('available')} />
    </FormDialog>
  );
}
