import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { BLANK_PIECE, PIECE_LIMITS } from '@domain/piece';
import { readNumber } from '@domain/numbers/read-quantity';
import { readPounds } from '@domain/numbers/read-pounds';
import { formatCount } from '@domain/numbers/counts';
import { isBlankValue } from '@/shared/forms/form-draft';
import { Button } from '@/shared/ui/button';
import { FieldNote } from '@/shared/ui/field';
import { piecesError, type QuoteForm } from '../model/quote-fields';
import { PieceFields } from './piece-fields';
import { RemovePiece } from './remove-piece';

/** The pieces of the load: one at first, up to 20. */
export function PieceList({ form }: { form: QuoteForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'pieces' });
  const { errors } = useFormState({ control: form.control });
  const error = piecesError(errors.pieces);
  const [asked, setAsked] = useState<number | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const handleRemove = (index: number) => {
    setAsked(null);
    remove(index);
    addButton.current?.focus();
  };
  const handleAskRemove = (index: number) => {
    if (isBlankValue([form.getValues('pieces')[index]], [BLANK_PIECE])) handleRemove(index);
    else setAsked(index);
  };

  return (
    <div className="@container grid gap-5">
      {fields.map(({ id }, index) => (
        <div
          key={id}
          role="group"
          aria-label={`Piece ${String(index + 1)}`}
          className="grid gap-3 border-b pb-5"
        >
          {fields.length > 1 && (
            <RemovePiece
              number={index + 1}
              isAsking={asked === index}
              onAsk={() => {
                handleAskRemove(index);
              }}
              onKeep={() => {
                setAsked(null);
              }}
              onRemove={() => {
                handleRemove(index);
              }}
            />
          )}
          <PieceFields form={form} index={index} />
        </div>
      ))}
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Button
          ref={addButton}
          variant="ghost"
          size="md"
          className="-ml-3"
          disabled={fields.length >= PIECE_LIMITS.pieces}
          onClick={() => {
            setAsked(null);
            append(BLANK_PIECE);
          }}
        >
          <Plus />
          Add a piece
        </Button>
        <Total form={form} />
      </div>
      {error !== undefined && <FieldNote id="pieces-error" error={error} />}
      <p className="text-sm text-subtle">
        Not sure? Use your best guess. We confirm before pickup. You can type 12′4″, 148 in or 3.76
        m, and 72,200 lb, 32,750 kg or 32.75 t (metric tons).
      </p>
    </div>
  );
}

/** Number and weight of all pieces, once every piece has them. */
function Total({ form }: { form: QuoteForm }) {
  const pieces = useWatch({ control: form.control, name: 'pieces' });
  const rows = pieces.map(({ quantity, weight }: { quantity?: string; weight?: string }) => ({
    count: readNumber(quantity ?? '1'),
    pounds: readPounds(weight ?? ''),
  }));
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const pounds = rows.reduce((sum, row) => sum + row.count * row.pounds, 0);
  if (!Number.isInteger(count) || count < 2 || Number.isNaN(pounds)) return null;
  return (
    <p className="text-sm text-subtle tabular-nums">
      <span>{`${String(count)} pieces, total`}</span>{' '}
      <b className="text-fg">{`${formatCount(pounds)} lb`}</b>
    </p>
  );
}
