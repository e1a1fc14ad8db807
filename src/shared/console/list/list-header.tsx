import type { Column } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '@/shared/lib/cn';
import { Th } from '@/shared/ui/table';
import { wideOnlyClass, type ListFeatures, type ListRow } from './list-column';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** A column's header. If the list can be sorted by it, it's a button; a second click reverses the order. */
export function ListHeader<Row extends ListRow, Handlers>({
  column,
}: {
  column: Column<ListFeatures<Row, Handlers>, Row>;
}) {
  const { meta } = column.columnDef;
  if (meta === undefined) return null;
  const { header, isHeaderHidden = false, isNumeric, isWideOnly = false, sort } = meta;
  const layout = { isNumeric, className: cn(wideOnlyClass(isWideOnly)) };
  if (sort === undefined) {
    return (
      <Th {...layout}>{isHeaderHidden ? <span className="sr-only">{header}</span> : header}</Th>
    );
  }
  const sorted = column.getIsSorted();
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  return (
    <Th {...layout} aria-sort={sorted === false ? 'none' : ARIA_SORT[sorted]}>
      <button
        type="button"
        className="inline-flex items-center gap-1 rounded-xs hover:text-fg"
        onClick={() => {
          column.toggleSorting();
        }}
      >
        <span>{header}</span>
        {sorted !== false && <Arrow aria-hidden="true" className="size-3" />}
      </button>
    </Th>
  );
}
