import { memo } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldGroup } from '@/shared/forms/field-group';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { QUOTE_LABELS, type QuoteForm } from '../model/quote-fields';
import { LoadPreviewInline } from './load-preview';
import { PieceList } from './piece-list';

/** The pieces of the load and its trailer. */
export const LoadFields = memo(function LoadFields({ form }: { form: QuoteForm }) {
  const { errors } = useFormState({ control: form.control });
  return (
    <>
      <FieldGroup legend="What are you moving?">
        <PieceList form={form} />
        <LoadPreviewInline form={form} />
      </FieldGroup>
      <FieldGroup legend="Trailer">
        <Field
          label={QUOTE_LABELS.equipment}
          isOptional
          hint="For example Lowboy, RGN or Step Deck. Leave it blank and we’ll recommend one."
          error={errors.equipment?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('equipment')}
              placeholder="Recommend one"
              autoComplete="off"
            />
          )}
        </Field>
      </FieldGroup>
    </>
  );
});
