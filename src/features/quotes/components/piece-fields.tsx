import { useFormState, useWatch } from 'react-hook-form';
import { readNumber } from '@domain/numbers/read-quantity';
import type { PieceTexts } from '@domain/piece';
import { poundsText } from '@domain/numbers/read-pounds';
import { DIMENSIONS } from '@domain/size';
import { LengthField } from '@/shared/forms/length-field';
import { NumberInput } from '@/shared/forms/number-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { pieceNote } from '../model/missing-notes';
import { PIECE_LABELS, pieceField, type QuoteForm } from '../model/quote-fields';

interface PieceProps {
  form: QuoteForm;
  index: number;
}

/** A piece's description, quantity, size and weight. */
export function PieceFields({ form, index }: PieceProps) {
  const errors = useFormState({ control: form.control }).errors.pieces?.[index];
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <DescriptionField form={form} index={index} error={errors?.description?.message} />
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
        <WeightField form={form} index={index} error={errors?.weight?.message} />
      </div>
    </>
  );
}

/** The boxes of a piece. Only fields with a note watch it, because every keystroke renders them. */
const useTypedPiece = ({ form, index }: PieceProps): Partial<PieceTexts> | undefined =>
  useWatch({ control: form.control, name: `pieces.${String(index)}` as `pieces.${number}` });

function DescriptionField({ form, index, error }: PieceProps & { error: string | undefined }) {
  const piece = useTypedPiece({ form, index });
  return (
    <Field
      label={PIECE_LABELS.description}
      isOptional
      // A live region, because the note appears after the visitor has left the field.
      hint={<span role="status">{pieceNote('description', piece)}</span>}
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          {...form.register(pieceField(index, 'description'))}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

function WeightField({ form, index, error }: PieceProps & { error: string | undefined }) {
  const piece = useTypedPiece({ form, index });
  return (
    <Field
      label={
        readNumber(piece?.quantity ?? '') > 1 ? `${PIECE_LABELS.weight} each` : PIECE_LABELS.weight
      }
      isOptional
      hint={pieceNote('weight', piece)}
      error={error}
    >
      {(control) => (
        <NumberInput
          {...control}
          {...form.register(pieceField(index, 'weight'))}
          format={poundsText}
          suffix="lb"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </Field>
  );
}
