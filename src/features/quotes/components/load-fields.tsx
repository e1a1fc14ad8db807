import { useFormState } from 'react-hook-form';
import { DIMENSION_MAX_FT, DIMENSION_STEP_FT, type Dimension } from '@contracts/quote';
import { FieldGroup } from '@/shared/forms/field-group';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import type { QuoteForm } from '../model/quote-fields';
import { TypedLoadInline } from './typed-load';

const DIMENSIONS: readonly { name: Dimension; label: string }[] = [
  { name: 'length', label: 'Length' },
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
];

/** What is to be moved: equipment and the three measurements in feet. */
export function LoadFields({ form }: { form: QuoteForm }) {
  const { errors } = useFormState({ control: form.control });
  return (
    <FieldGroup legend="The load">
      <Field label="Equipment" error={errors.equipment?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('equipment')}
            placeholder="Lowboy, RGN, Step Deck"
            autoComplete="off"
          />
        )}
      </Field>
      <div className="grid grid-cols-3 gap-3">
        {DIMENSIONS.map(({ name, label }) => (
          <Field key={name} label={label} error={errors[name]?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register(name)}
                type="number"
                inputMode="decimal"
                min={0}
                max={DIMENSION_MAX_FT[name]}
                step={DIMENSION_STEP_FT}
                suffix="ft"
                autoComplete="off"
                // A focused number field would change with the wheel: scrolling must not.
                onWheel={(event) => {
                  event.currentTarget.blur();
                }}
              />
            )}
          </Field>
        ))}
      </div>
      <TypedLoadInline form={form} />
    </FieldGroup>
  );
}
