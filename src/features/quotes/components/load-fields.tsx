import { useFormState } from 'react-hook-form';
import { DIMENSION_MAX_FT, DIMENSION_STEP_FT, type Dimension } from '@contracts/quote';
import { FieldGroup } from '@/shared/forms/field-group';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { QUOTE_LABELS, type QuoteForm } from '../model/quote-fields';
import { LoadPreviewInline } from './load-preview';

const DIMENSIONS: readonly Dimension[] = ['length', 'width', 'height'];

/** The equipment and the load's dimensions in feet. */
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
                // Otherwise scrolling over a focused number field changes its value.
                onWheel={(event) => {
                  event.currentTarget.blur();
                }}
              />
            )}
          </Field>
        ))}
      </div>
      <LoadPreviewInline form={form} />
    </FieldGroup>
  );
}
