import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import type { AdminQuote } from '../../api/admin-quote-columns';

interface QuotePagerProps {
  id: string;
  quotes: readonly AdminQuote[];
  onOpen: (id: string) => void;
}

/** To the quote above and below in the list. */
export function QuotePager({ id, quotes, onOpen }: QuotePagerProps) {
  const position = quotes.findIndex((quote) => quote.id === id);
  const previous = position > 0 ? quotes[position - 1] : undefined;
  const next = position >= 0 ? quotes[position + 1] : undefined;
  return (
    <>
      <Step label="Previous quote" Icon={ChevronUp} target={previous} onOpen={onOpen} />
      <Step label="Next quote" Icon={ChevronDown} target={next} onOpen={onOpen} />
    </>
  );
}

interface StepProps {
  label: string;
  Icon: typeof ChevronUp;
  target: AdminQuote | undefined;
  onOpen: (id: string) => void;
}

/** Stays focusable at the end of the list, so that the keyboard does not fall out of the drawer. */
function Step({ label, Icon, target, onOpen }: StepProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      isIcon
      aria-label={label}
      aria-disabled={target === undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      onClick={() => {
        if (target) onOpen(target.id);
      }}
    >
      <Icon />
    </Button>
  );
}
