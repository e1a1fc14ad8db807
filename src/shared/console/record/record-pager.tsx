import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { useDiscardFirst } from '@/shared/ui/unsaved-changes';
import { isForDrawer } from '../shortcuts/row-focus';
import { useSingleKeysEnabled } from '../shortcuts/shortcut-setting';

interface RecordPagerProps {
  id: string;
  rows: readonly { id: string }[];
  /** The name of a record, e.g. `quote`. */
  noun: string;
  onOpen: (id: string) => void;
}

/** Buttons for the previous and next record in the list; k and j press them. */
export function RecordPager({ id, rows, noun, onOpen }: RecordPagerProps) {
  const position = rows.findIndex((row) => row.id === id);
  const previous = position > 0 ? rows[position - 1] : undefined;
  const next = position >= 0 ? rows[position + 1] : undefined;
  return (
    <>
      <Step
        keyName="k"
        label={`Previous ${noun}`}
        Icon={ChevronUp}
        target={previous}
        onOpen={onOpen}
      />
      <Step keyName="j" label={`Next ${noun}`} Icon={ChevronDown} target={next} onOpen={onOpen} />
    </>
  );
}

interface StepProps {
  /** Key that presses the button while the drawer is open. */
  keyName: string;
  label: string;
  Icon: typeof ChevronUp;
  target: { id: string } | undefined;
  onOpen: (id: string) => void;
}

/** Stays focusable at the end of the list, so that keyboard focus stays in the drawer. */
function Step({ keyName, label, Icon, target, onOpen }: StepProps) {
  const discardFirst = useDiscardFirst();
  const button = useRef<HTMLButtonElement>(null);
  const areKeysOn = useSingleKeysEnabled();
  useEffect(() => {
    if (!areKeysOn) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== keyName || !button.current || !isForDrawer(event, button.current)) return;
      event.preventDefault();
      button.current.click();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [areKeysOn, keyName]);
  return (
    <Button
      ref={button}
      variant="ghost"
      size="sm"
      isIcon
      aria-label={label}
      aria-keyshortcuts={areKeysOn ? keyName : undefined}
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
