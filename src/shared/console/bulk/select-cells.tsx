import type { Row as TableRow } from '@tanstack/react-table';
import { Check, Minus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/shared/lib/cn';
import { Td, Th } from '@/shared/ui/table';
import type { ListFeatures, ListRow, ListTableModel } from '../list/list-column';
import { SELECTED_MAX } from './row-selection';

const WIDTH = 'w-9 pr-0! max-md:hidden';

/** The header of the checkboxes: selects every row of this page, up to the limit. */
export function SelectAllHeader<Row extends ListRow, Handlers>({
  table,
}: {
  table: ListTableModel<Row, Handlers>;
}) {
  const selected = table.getSelectedRowModel().rows.length;
  const rows = table.getRowModel().rows.length;
  const isAll = selected > 0 && selected === Math.min(rows, SELECTED_MAX);
  return (
    <Th className={WIDTH}>
      <Box
        aria-label="Select all on this page"
        checked={isAll}
        isMixed={!isAll && selected > 0}
        onChange={() => {
          table.toggleAllRowsSelected(!isAll);
        }}
      />
    </Th>
  );
}

interface SelectCellProps<Row extends ListRow, Handlers> {
  row: TableRow<ListFeatures<Row, Handlers>, Row>;
  name: string;
}

/** A row's checkbox; with Shift it changes every row from the last one changed. */
export function SelectCell<Row extends ListRow, Handlers>({
  row,
  name,
}: SelectCellProps<Row, Handlers>) {
  return (
    <Td card="hidden" className={WIDTH}>
      <Box
        data-row-select=""
        aria-label={`Select ${name}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    </Td>
  );
}

interface BoxProps extends Omit<ComponentProps<'input'>, 'type'> {
  isMixed?: boolean;
}

/** A 16 px checkbox in a 24 px target. */
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
