import { useFormState } from 'react-hook-form';
import { DIMENSION_MAX_FT, DIMENSION_STEP_FT, type Dimension } from '@contracts/quote';
import { FieldGroup } from '@/shared/forms/field-group';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { QUOTE_LABELS, type QuoteForm } from '../model/quote-fields';
import { TypedLoadInline } from './typed-load';

const DIMENSIONS: readonly Dimension[] = ['length', 'width', 'height'];

/** What is to be moved: equipment and the three measurements in feet. */
export function LoadFields({ form }: { form: QuoteForm }) {
  const { errors } = useFormState({ control: form.control });
  return (
    <FieldGroup legend="The load">
      <Field label={QUOTE_LABELS.equipment} error={errors.equipment?.message}>
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
        {DIMENSIONS.map((name) => (
          <Field key={name} label={QUOTE_LABELS[name]} error={errors[name]?.message}>
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
