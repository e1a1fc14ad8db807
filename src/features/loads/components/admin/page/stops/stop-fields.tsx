import { useRef } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { timeZoneOf } from '@domain/places/place-time-zone';
import { STOP_KINDS, type StopForm, type StopsForm, type StopsPayload } from '@contracts/stop';
import { STOP_NAMES } from '@/features/loads/model/route/stop-form';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { TimeZoneOptions } from '../../time-zone-options';

/** The form of a load's stops. */
export type StopsFormReturn = UseFormReturn<StopsForm, unknown, StopsPayload>;

interface StopFieldsProps {
  form: StopsFormReturn;
  index: number;
}

type TextName = 'site' | 'street_address' | 'appointment_number' | 'contact_name' | 'contact_phone';

const ADDRESS: readonly TextField[] = [
  { name: 'site', label: 'Site', placeholder: 'Plant gate 4', max: 120 },
  { name: 'street_address', label: 'Street address', placeholder: '2200 Main St', max: 160 },
];
const CONTACT: readonly TextField[] = [
  { name: 'appointment_number', label: 'Appointment number', max: 60 },
  { name: 'contact_name', label: 'Contact', max: 120, className: 'lg:col-span-3!' },
  { name: 'contact_phone', label: 'Contact phone', max: 40, className: 'lg:col-span-3!' },
];

interface TextField {
  name: TextName;
  label: string;
  placeholder?: string;
  max: number;
  className?: string;
}

/** A stop's field in the form. */
const path = <Name extends keyof StopForm>(index: number, name: Name) =>
  `stops.${String(index)}.${name}` as `stops.${number}.${Name}`;

/** Kind, address, window and contact of one stop. */
export function StopFields({ form, index }: StopFieldsProps) {
  const { register, getValues, setValue } = form;
  const { errors } = useFormState({ control: form.control });
  const problems = errors.stops?.[index];
  // Changing the place doesn't replace a time zone the user chose.
  const edited = useRef({ place: false, zone: false });
  const suggestZone = () => {
    const place = getValues(path(index, 'place'));
    if (place.trim() === '' || !edited.current.place || edited.current.zone) return;
    setValue(path(index, 'time_zone'), timeZoneOf(place) ?? '', {
      shouldDirty: true,
      shouldValidate: true,
    });
  };
  const texts = (fields: readonly TextField[]) =>
    fields.map(({ name, label, placeholder, max, className }) => (
      <Field
        key={name}
        label={label}
        className={className}
        isOptional
        error={problems?.[name]?.message}
      >
        {(control) => (
          <Input
            autoComplete="off"
            placeholder={placeholder}
            maxLength={max}
            {...(name === 'contact_phone' && { type: 'tel' })}
            {...control}
            {...register(path(index, name))}
          />
        )}
      </Field>
    ));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-6 lg:*:col-span-2">
      <Field label="Kind" error={problems?.kind?.message}>
        {(control) => (
          <Select {...control} {...register(path(index, 'kind'))}>
            {STOP_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {STOP_NAMES[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {texts(ADDRESS)}
      <Field label="City and state" className="lg:col-span-3!" error={problems?.place?.message}>
        {(control) => (
          <Input
            autoComplete="off"
            placeholder="City, state"
            {...control}
            {...register(path(index, 'place'), {
              onChange: () => {
                edited.current.place = true;
              },
              onBlur: suggestZone,
            })}
          />
        )}
      </Field>
      <Field label="Time zone" className="lg:col-span-3!" error={problems?.time_zone?.message}>
        {(control) => (
          <Select
            {...control}
            {...register(path(index, 'time_zone'), {
              onChange: () => {
                edited.current.zone = true;
              },
            })}
          >
            <TimeZoneOptions />
          </Select>
        )}
      </Field>
      <Field label="From" isOptional error={problems?.window_from?.message}>
        {(control) => <DateInput hasTime {...control} {...register(path(index, 'window_from'))} />}
      </Field>
      <Field label="Until" isOptional error={problems?.window_until?.message}>
        {(control) => <DateInput hasTime {...control} {...register(path(index, 'window_until'))} />}
      </Field>
      {texts(CONTACT)}
    </div>
  );
}
