import type { UseFormReturn } from 'react-hook-form';
import { numberText } from '@domain/numbers/read-quantity';
import {
  TRAILER_DECKS,
  VEHICLE_TEXT_MAX,
  type VehicleFormValues,
  type VehiclePayload,
} from '@contracts/fleet';
import { FLEET_STATUSES } from '@domain/fleet-status';
import { DIMENSIONS } from '@domain/size';
import { DECKS } from '@/shared/drawing/decks';
import { FieldGroup } from '@/shared/forms/field-group';
import { LengthField } from '@/shared/forms/length-field';
import { NumberInput } from '@/shared/forms/number-input';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import { FLEET_STATUS_LABELS } from '../../model/fleet-statuses';
import { TypedTrailer } from './typed-trailer';

const SIZE_LABELS = { length: 'Length', width: 'Width', height: 'Height' } as const;

interface VehicleFieldsProps {
  form: UseFormReturn<VehicleFormValues, unknown, VehiclePayload>;
}

/** All fields of the vehicle form, with a live scale drawing. */
export function VehicleFields({ form }: VehicleFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const input = (
    name: keyof VehicleFormValues,
    label: string,
    more: {
      hint?: string;
      suffix?: string;
      maxLength?: number;
      inputMode?: 'decimal' | 'numeric';
      format?: (text: string) => string;
      isRequired?: boolean;
      className?: string;
    } = {},
  ) => {
    const { hint, isRequired = false, className, inputMode, format, ...rest } = more;
    return (
      <Field
        label={label}
        hint={hint}
        isOptional={!isRequired}
        error={errors[name]?.message}
        className={className ?? ''}
      >
        {(control) => (
          <NumberInput
            {...control}
            {...register(name)}
            {...rest}
            format={format}
            inputMode={inputMode}
            required={isRequired}
          />
        )}
      </Field>
    );
  };

  return (
    <>
      <FieldGroup legend="Vehicle">
        <div className="grid gap-4.5 sm:grid-cols-6">
          {input('name', 'Name', {
            isRequired: true,
            maxLength: VEHICLE_TEXT_MAX.name,
            className: 'sm:col-span-4',
          })}
          <Field label="Status" error={errors.status?.message} className="sm:col-span-2">
            {(control) => (
              <Select {...control} {...register('status')}>
                {FLEET_STATUSES.map((status) => (
                  <option key={status} value={status}>
                    {FLEET_STATUS_LABELS[status]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            label="Description"
            isOptional
            error={errors.description?.message}
            className="sm:col-span-full"
          >
            {(control) => <Textarea {...control} {...register('description')} rows={3} />}
          </Field>
          {input('year_manufactured', 'Year manufactured', {
            inputMode: 'numeric',
            className: 'sm:col-span-2',
          })}
          {input('license_plate', 'License plate', {
            maxLength: VEHICLE_TEXT_MAX.plate,
            className: 'sm:col-span-2',
          })}
          {input('vin', 'VIN', { maxLength: VEHICLE_TEXT_MAX.vin, className: 'sm:col-span-2' })}
        </div>
      </FieldGroup>
      <TypedTrailer control={form.control} />
      <FieldGroup legend="Trailer">
        <div className="grid gap-4.5 sm:grid-cols-12">
          {input('axle_count', 'Axle count', {
            isRequired: true,
            inputMode: 'numeric',
            hint: 'Total axles, including tractor.',
            className: 'sm:col-span-4',
          })}
          {input('axle_layout', 'Axle layout', {
            hint: 'Front to back, like 3+2+3+1.',
            className: 'sm:col-span-4',
          })}
          <Field
            label="Deck"
            hint="Used for the drawing."
            isOptional
            error={errors.deck?.message}
            className="sm:col-span-4"
          >
            {(control) => (
              <Select {...control} {...register('deck')}>
                <option value="">Guess from the name</option>
                {TRAILER_DECKS.map((deck) => (
                  <option key={deck} value={deck}>
                    {DECKS[deck].name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {input('max_weight_capacity', 'Max weight capacity', {
            inputMode: 'decimal',
            format: numberText,
            hint: 'Short tons of 2,000 lb.',
            suffix: 'tons',
            className: 'sm:col-span-3',
          })}
          {DIMENSIONS.map((name) => (
            <LengthField
              key={name}
              label={SIZE_LABELS[name]}
              isOptional
              form={form}
              name={name}
              error={errors[name]?.message}
              className="sm:col-span-3"
            />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}
