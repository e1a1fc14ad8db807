import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { useDiscardFirst } from '@/shared/ui/unsaved-changes';

interface RecordPagerProps {
  id: string;
  rows: readonly { id: string }[];
  /** What is listed, in the singular, e.g. `quote`. */
  noun: string;
  onOpen: (id: string) => void;
}

/** Buttons for the previous and next record in the list. */
export function RecordPager({ id, rows, noun, onOpen }: RecordPagerProps) {
  const position = rows.findIndex((row) => row.id === id);
  const previous = position > 0 ? rows[position - 1] : undefined;
  const next = position >= 0 ? rows[position + 1] : undefined;
  return (
    <>
      <Step label={`Previous ${noun}`} Icon={ChevronUp} target={previous} onOpen={onOpen} />
      <Step label={`Next ${noun}`} Icon={ChevronDown} target={next} onOpen={onOpen} />
    </>
  );
}

interface StepProps {
  label: string;
  Icon: typeof ChevronUp;
  target: { id: string } | undefined;
  onOpen: (id: string) => void;
}

/** Stays focusable at the end of the list, so that keyboard focus stays in the drawer. */
function Step({ label, Icon, target, onOpen }: StepProps) {
  const discardFirst = useDiscardFirst();
  return (
    <Button
      variant="ghost"
      size="sm"
      isIcon
      aria-label={label}
      aria-disabled={target === undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      onClick={() => {
        if (target === undefined) return;
        discardFirst(() => {
          onOpen(target.id);
        });
      }}
    >
      <Icon />
    </Button>
  );
}
