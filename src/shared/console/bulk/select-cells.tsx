import { Check, Minus } from 'lucide-react';
import { use, useRef, type ComponentProps } from 'react';
import { cn } from '@/shared/lib/cn';
import { Td, Th } from '@/shared/ui/table';
import { SelectionContext } from './selection-context';

const WIDTH = 'w-9 pr-0! max-md:hidden';

/** The head of the column of boxes: ticks every row of this page. Not there where nothing can be selected. */
export function SelectAllHead() {
  const selection = use(SelectionContext);
  if (selection === null) return null;
  const { isAll, records, toggleAll } = selection;
  return (
    <Th className={WIDTH}>
      <Box
        aria-label="Select all on this page"
        checked={isAll}
        isMixed={!isAll && records.length > 0}
        onChange={toggleAll}
      />
    </Th>
  );
}

/** The box that ticks a row; with Shift, every row from the last one ticked. */
export function SelectCell({ id, name }: { id: string; name: string }) {
  const selection = use(SelectionContext);
  const isRange = useRef(false);
  if (selection === null) return null;
  return (
    <Td onCard="hidden" className={WIDTH}>
      <Box
        data-row-select=""
        aria-label={`Select ${name}`}
        checked={selection.isSelected(id)}
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey;
        }}
        onChange={() => {
          selection.toggle(id, isRange.current);
        }}
      />
    </Td>
  );
}

interface BoxProps extends Omit<ComponentProps<'input'>, 'type'> {
  isMixed?: boolean;
}

/** A box of 16 px in a target of 24. */
function Box({ isMixed = false, ...rest }: BoxProps) {
  const Mark = isMixed ? Minus : Check;
  return (
    <span className="relative z-1 grid size-6 place-items-center">
      <input
        {...rest}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        type="checkbox"
        className="peer absolute inset-0 size-6 appearance-none rounded-xs before:absolute before:inset-1 before:rounded-xs before:border-[1.5px] before:border-field-line before:bg-surface checked:before:border-strong checked:before:bg-strong indeterminate:before:border-strong indeterminate:before:bg-strong hover:before:border-fg"
      />
      <Mark
        aria-hidden="true"
        className={cn(
          'pointer-events-none invisible relative size-3.5 stroke-[3] text-strong-mark peer-checked:visible',
          isMixed && 'visible',
        )}
      />
    </span>
  );
}
