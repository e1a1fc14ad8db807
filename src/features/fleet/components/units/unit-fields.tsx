import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { TRAILER_DECKS } from '@contracts/fleet';
import { poundsText, readMaxPounds } from '@domain/numbers/read-pounds';
import { UNIT_KIND_NAMES, UNIT_KINDS } from '@domain/unit-kind';
import { UNIT_TEXT_MAX, type UnitFormValues, type UnitPayload } from '@contracts/unit';
import { DECKS } from '@/shared/drawing/decks';
import { FieldGroup } from '@/shared/forms/field-group';
import { LengthField } from '@/shared/forms/length-field';
import { NumberInput } from '@/shared/forms/number-input';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';

type UnitForm = UseFormReturn<UnitFormValues, unknown, UnitPayload>;
type TextName = Exclude<keyof UnitFormValues, 'kind' | 'deck'>;

/** The fields of a unit; a trailer also has a deck and a capacity. */
export function UnitFields({ form }: { form: UnitForm }) {
  const { errors } = useFormState({ control: form.control });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const input = (
    name: TextName,
    label: string,
    more: {
      hint?: string;
      suffix?: string;
      maxLength?: number;
      isRequired?: boolean;
      isNumber?: boolean;
      format?: (text: string) => string;
      className?: string;
    } = {},
  ) => {
    const { hint, isRequired = false, isNumber = false, className = '', format, ...rest } = more;
    return (
      <Field
        label={label}
        hint={hint}
        isOptional={!isRequired}
        error={errors[name]?.message}
        className={className}
      >
        {(control) => (
          <NumberInput
            {...control}
            {...form.register(name)}
            format={format}
            {...rest}
            required={isRequired}
            inputMode={isNumber ? 'numeric' : undefined}
            autoComplete="off"
          />
        )}
      </Field>
    );
  };

  return (
    <>
      <FieldGroup legend="Unit">
        <div className="grid gap-4.5 sm:grid-cols-6">
          <Field label="Kind" error={errors.kind?.message} className="sm:col-span-2">
            {(control) => (
              <Select {...control} {...form.register('kind')}>
                {UNIT_KINDS.map((value) => (
                  <option key={value} value={value}>
                    {UNIT_KIND_NAMES[value]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {input('number', 'Number', {
            hint: 'Our fleet number, like R-12.',
            maxLength: UNIT_TEXT_MAX.number,
            isRequired: true,
            className: 'sm:col-span-2',
          })}
          {input('year_manufactured', 'Year', { isNumber: true, className: 'sm:col-span-2' })}
          {input('make', 'Make', { maxLength: UNIT_TEXT_MAX.make, className: 'sm:col-span-3' })}
          {input('model', 'Model', { maxLength: UNIT_TEXT_MAX.make, className: 'sm:col-span-3' })}
          {input('license_plate', 'License plate', {
            maxLength: UNIT_TEXT_MAX.plate,
            className: 'sm:col-span-3',
          })}
          {input('vin', 'VIN', { maxLength: UNIT_TEXT_MAX.vin, className: 'sm:col-span-3' })}
        </div>
      </FieldGroup>
      <FieldGroup legend="Axles and weight">
        <div className="grid gap-4.5 sm:grid-cols-6">
          {input('axles', 'Axles', {
            isRequired: true,
            isNumber: true,
            className: 'sm:col-span-2',
          })}
          {input('tare_lbs', 'Tare', {
            hint: 'Empty weight.',
            suffix: 'lb',
            format: poundsText,
            isRequired: true,
            isNumber: true,
            className: 'sm:col-span-2',
          })}
          {input('axle_spacings', 'Axle spacings', {
            hint: 'From the front, like 17′6″, 4′6″.',
            className: 'sm:col-span-2',
          })}
        </div>
      </FieldGroup>
      {kind === 'trailer' && (
        <FieldGroup legend="Deck">
          <div className="grid gap-4.5 sm:grid-cols-2 lg:grid-cols-4">
            <Field label="Deck" hint="Used for the drawing." error={errors.deck?.message}>
              {(control) => (
                <Select {...control} {...form.register('deck')} required>
                  <option value="">Choose a deck</option>
                  {TRAILER_DECKS.map((deck) => (
                    <option key={deck} value={deck}>
                      {DECKS[deck].name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <LengthField
              form={form}
              name="deck_height"
              label="Deck height"
              hint="Above the ground, loaded."
              isRequired
              error={errors.deck_height?.message}
            />
            <LengthField
              form={form}
              name="deck_length"
              label="Deck length"
              isOptional
              error={errors.deck_length?.message}
            />
            {input('capacity_lbs', 'Capacity', {
              hint: 'The most weight it can carry.',
              suffix: 'lb',
              format: (text) => poundsText(text, readMaxPounds),
              isNumber: true,
            })}
          </div>
        </FieldGroup>
      )}
    </>
  );
}
