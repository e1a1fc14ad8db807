import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/button';

interface RemovePieceProps {
  number: number;
  /** The piece has data, and the user must confirm that it is removed. */
  isAsking: boolean;
  onAsk: () => void;
  onKeep: () => void;
  onRemove: () => void;
}

/** The heading of a piece with its Remove button; asks in place before typed data is lost. */
export function RemovePiece({ number, isAsking, onAsk, onKeep, onRemove }: RemovePieceProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);
  const name = `piece ${String(number)}`;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
      <p className="font-semibold">{isAsking ? `Remove ${name}?` : `Piece ${String(number)}`}</p>
      {isAsking ? (
        <span className="flex gap-2">
          <Button ref={keep} size="md" variant="quiet" onClick={onKeep}>
            Keep
          </Button>
          <Button size="md" variant="danger" onClick={onRemove}>
            Remove
          </Button>
        </span>
      ) : (
        <Button
          size="md"
          variant="ghost"
          aria-label={`Remove ${name}`}
          className="-mr-3"
          onClick={onAsk}
        >
          <X />
        </Button>
      )}
    </div>
  );
}
