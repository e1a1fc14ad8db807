import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { Button } from '@/shared/ui/button';

/** Where to move an image among those shown. */
export type MoveTo = 'earlier' | 'later' | 'first' | 'last';

interface MoveButtonsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (to: MoveTo) => void;
  ref: Ref<HTMLSpanElement>;
}

const BY_KEY: Partial<Record<string, MoveTo>> = {
  ArrowLeft: 'earlier',
  ArrowUp: 'earlier',
  ArrowRight: 'later',
  ArrowDown: 'later',
  Home: 'first',
  End: 'last',
};

/** Moves an image by click, or by arrow keys, Home and End while a button has focus. */
export function MoveButtons({ title, isFirst, isLast, onMove, ref }: MoveButtonsProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const to = BY_KEY[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys press the two buttons
    <span ref={ref} className="absolute top-2 right-2 flex gap-1" onKeyDown={handleKeyDown}>
      <Button
        variant="quiet"
        size="sm"
        isIcon
        // Not disabled: a focused button would lose focus when the image reaches the end.
        aria-disabled={isFirst || undefined}
        title="Move earlier (arrow keys work too)"
        aria-label={`Move earlier: ${title}`}
        className="aria-disabled:opacity-50"
        onClick={() => {
          onMove('earlier');
        }}
      >
        <ChevronLeft />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        isIcon
        aria-disabled={isLast || undefined}
        title="Move later (arrow keys work too)"
        aria-label={`Move later: ${title}`}
        className="aria-disabled:opacity-50"
        onClick={() => {
          onMove('later');
        }}
      >
        <ChevronRight />
      </Button>
    </span>
  );
}
