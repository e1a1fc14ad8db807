import { useFormState, useWatch } from 'react-hook-form';
import { DIMENSIONS } from '@contracts/size';
import { LengthField } from '@/shared/forms/length-field';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { PIECE_LABELS, pieceField, type QuoteForm } from '../model/quote-fields';

/** What a piece is, how many, its size and its weight. */
export function PieceFields({ form, index }: { form: QuoteForm; index: number }) {
  const errors = useFormState({ control: form.control }).errors.pieces?.[index];
  const quantity = useWatch({ control: form.control, name: pieceField(index, 'quantity') });
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <Field label={PIECE_LABELS.description} error={errors?.description?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register(pieceField(index, 'description'))}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={PIECE_LABELS.quantity} error={errors?.quantity?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register(pieceField(index, 'quantity'))}
              defaultValue="1"
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <div className="grid gap-3 @2xs:grid-cols-2 @2xl:grid-cols-4">
        {DIMENSIONS.map((name) => (
          <LengthField
            key={name}
            label={PIECE_LABELS[name]}
            form={form}
            name={pieceField(index, name)}
            error={errors?.[name]?.message}
          />
        ))}
        <Field
          label={Number(quantity) > 1 ? `${PIECE_LABELS.weight} each` : PIECE_LABELS.weight}
          error={errors?.weight?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register(pieceField(index, 'weight'))}
              suffix="lb"
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
    </>
  );
}
