import { useRef, type RefObject } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import type { LoadFormValues, LoadPayload } from '@contracts/load';
import { timeZoneOf } from '@domain/places/place-time-zone';
import { poundsText } from '@domain/numbers/read-pounds';
import { DIMENSIONS } from '@domain/size';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { FieldGroup } from '@/shared/forms/field-group';
import { LengthField } from '@/shared/forms/length-field';
import { NumberInput } from '@/shared/forms/number-input';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { DriverField } from '../crew/driver-field';
import { TimeZoneOptions } from '../time-zone-options';

type LoadForm = UseFormReturn<LoadFormValues, unknown, LoadPayload>;

interface TextField {
  name: 'title' | 'origin' | 'destination' | 'equipment' | 'weight_lbs';
  label: string;
  suffix?: string;
  placeholder?: string;
}

const WHAT: readonly TextField[] = [
  { name: 'title', label: 'Load', placeholder: 'Press bed to Laredo' },
  { name: 'equipment', label: 'Equipment', placeholder: '9-axle RGN' },
];
const WHERE: readonly TextField[] = [
  { name: 'origin', label: 'Origin', placeholder: 'City, state' },
  { name: 'destination', label: 'Destination', placeholder: 'City, state' },
];
const WEIGHT: readonly TextField[] = [{ name: 'weight_lbs', label: 'Weight', suffix: 'lb' }];
const SIZE_LABELS = { length: 'Length', width: 'Width', height: 'Height' } as const;

interface LoadFormFieldsProps {
  form: LoadForm;
  /** The load to change; `null` for a new one. */
  load: AdminLoad | null;
}

/** All fields of the load form. */
export function LoadFormFields({ form, load }: LoadFormFieldsProps) {
  const { errors } = useFormState({ control: form.control });
  // Fields the user changed, so a time zone they chose is kept.
  const edited = useRef(new Set<string>());
  return (
    <>
      <FieldGroup legend="The load">
        <TextFields form={form} edited={edited} fields={WHAT} className="sm:grid-cols-2" />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {DIMENSIONS.map((name) => (
            <LengthField
              key={name}
              label={SIZE_LABELS[name]}
              form={form}
              name={name}
              error={errors[name]?.message}
            />
          ))}
          <TextFields form={form} edited={edited} fields={WEIGHT} className="" />
        </div>
      </FieldGroup>
      <FieldGroup legend="Route and times">
        <TextFields form={form} edited={edited} fields={WHERE} className="sm:grid-cols-2" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Stop form={form} edited={edited} end="pickup" label="Pickup" />
          <Stop form={form} edited={edited} end="delivery" label="Delivery" />
        </div>
        <p className="text-sm text-subtle">Enter times in the time zone of each place.</p>
      </FieldGroup>
      <FieldGroup legend="Driver">
        <DriverField form={form} load={load} />
      </FieldGroup>
    </>
  );
}

/** Sets the time zone of a changed place, or asks for it, unless the user chose a zone. */
function suggestZone(
  form: LoadForm,
  edited: ReadonlySet<string>,
  place: 'origin' | 'destination',
  zone: 'pickup_time_zone' | 'delivery_time_zone',
) {
  const text = form.getValues(place);
  if (text.trim() === '' || !edited.has(place) || edited.has(zone)) return;
  form.setValue(zone, timeZoneOf(text) ?? '', { shouldDirty: true, shouldValidate: true });
}

interface TextFieldsProps {
  form: LoadForm;
  edited: RefObject<Set<string>>;
  fields: readonly TextField[];
  className: string;
}

function TextFields({ form, edited, fields, className }: TextFieldsProps) {
  const { errors } = useFormState({ control: form.control });
  return (
    <div className={`grid gap-4 ${className}`}>
      {fields.map(({ name, label, suffix, placeholder }) => (
        <Field key={name} label={label} error={errors[name]?.message}>
          {(control) => (
            <NumberInput
              {...control}
              format={name === 'weight_lbs' ? poundsText : undefined}
              {...form.register(name, {
                onChange: () => edited.current.add(name),
                onBlur: () => {
                  if (name === 'origin')
                    suggestZone(form, edited.current, name, 'pickup_time_zone');
                  if (name === 'destination') {
                    suggestZone(form, edited.current, name, 'delivery_time_zone');
                  }
                },
              })}
              suffix={suffix}
              placeholder={placeholder}
              inputMode={suffix === undefined ? undefined : 'decimal'}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
    </div>
  );
}

interface StopProps {
  form: LoadForm;
  edited: RefObject<Set<string>>;
  end: 'pickup' | 'delivery';
  label: string;
}

/** A time and its time zone. */
function Stop({ form, edited, end, label }: StopProps) {
  const { errors } = useFormState({ control: form.control });
  return (
    <div className="grid content-start gap-3">
      <Field label={label} isOptional error={errors[`${end}_at`]?.message}>
        {(control) => <DateInput hasTime {...control} {...form.register(`${end}_at`)} />}
      </Field>
      <Field label={`${label} time zone`} error={errors[`${end}_time_zone`]?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register(`${end}_time_zone`, {
              onChange: () => edited.current.add(`${end}_time_zone`),
            })}
          >
            <TimeZoneOptions />
          </Select>
        )}
      </Field>
    </div>
  );
}
