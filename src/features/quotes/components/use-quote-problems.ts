import { useFormState, type FieldPath } from 'react-hook-form';
import type { QuoteFormValues } from '@contracts/quote';
import type { Problem } from '@/shared/forms/error-summary';
import { useFieldProblems } from '@/shared/forms/use-field-problems';
import {
  PIECE_LABELS,
  pieceField,
  piecesError,
  QUOTE_LABELS,
  type QuoteForm,
} from '../model/quote-fields';

const PIECE_FIELDS = Object.keys(PIECE_LABELS) as (keyof typeof PIECE_LABELS)[];

/** The invalid fields of the quote form, in form order: `Piece 2: Width` if there are several. */
export function useQuoteProblems(form: QuoteForm): Problem[] {
  const others = useFieldProblems(form, QUOTE_LABELS);
  const { errors } = useFormState({ control: form.control });
  const count = form.getValues('pieces').length;
  const focus = (name: FieldPath<QuoteFormValues>) => () => {
    form.setFocus(name);
  };
  const ofPieces = Array.from({ length: count }, (_, index) =>
    PIECE_FIELDS.filter((field) => errors.pieces?.[index]?.[field] !== undefined).map((field) => ({
      label: `${count > 1 ? `Piece ${String(index + 1)}: ` : ''}${PIECE_LABELS[field]}`,
      onChoose: focus(pieceField(index, field)),
    })),
  ).flat();
  const ofList: Problem[] =
    piecesError(errors.pieces) === undefined
      ? []
      : [{ label: 'Pieces', onChoose: focus('pieces.0.description') }];
  return [...ofPieces, ...ofList, ...others];
}
