import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { isForOther, moveFocus } from '../shortcuts/row-focus';
import { Button } from '@/shared/ui/button';
import type { Noun } from './bulk-texts';
import { counted } from './bulk-texts';

interface SelectionBarProps {
  count: number;
  noun: Noun;
  onClear: () => void;
  /** The bulk actions. */
  children: ReactNode;
}

/** The bulk actions, at the bottom of the window while rows are selected. Escape clears the selection. */
export function SelectionBar({ count, noun, onClear, children }: SelectionBarProps) {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isForOther(event)) onClear();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [onClear]);
  // Clearing the selection removes this bar, so the focus moves back to the list.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) moveFocus(1);
      });
    },
    [],
  );

  return (
    <section
      aria-label={`Selected ${noun.many}`}
      className="dark-surface sticky bottom-4 z-sticky flex w-fit flex-wrap items-center gap-2 rounded-md border py-2 pr-2 pl-4 shadow-float max-md:hidden"
    >
      <p role="status" className="mr-2 font-semibold tabular-nums">
        {`${counted(count, noun)} selected`}
      </p>
      {children}
      <Button variant="ghost" size="sm" isIcon aria-label="Clear selection" onClick={onClear}>
        <X />
      </Button>
    </section>
  );
}
