/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   explicit roles as in shared/ui/table.tsx: on a phone these elements have no table layout */
import { useId, type ReactElement } from 'react';
import { cn } from '@/shared/lib/cn';
import { TBody } from '@/shared/ui/table';

/** A group of a list's rows. */
export interface ListGroup {
  id: string;
  title: string;
  /** Its contents, shown after the title. */
  note: string;
  /** `2 loads, 1 ready`, counted in SQL; empty until it's known. */
  count: string;
  /** True if it needs attention, shown by a red edge. */
  isHot: boolean;
  /** Shown in place of rows when the group is empty; `null` hides the group. */
  empty: string | null;
}

/** The groups of a list's rows. The rows come in the order of the groups. */
export interface ListGrouping<Row> {
  groups: readonly ListGroup[];
  groupOf: (row: Row) => string | null;
  /** Rows that need attention; their phone cards have a red edge. */
  isHot: (row: Row) => boolean;
}

interface GroupBodyProps {
  group: ListGroup;
  columns: number;
  /** Its rows on the pages loaded so far. */
  children: ReactElement[];
}

/** The rows of one group under its title. Renders nothing for a hidden empty group. */
export function GroupBody({ group, columns, children }: GroupBodyProps) {
  const titleId = useId();
  const { title, note, count, isHot, empty } = group;
  if (children.length === 0 && empty === null) return null;
  return (
    <TBody aria-labelledby={titleId} className="max-md:mt-4">
      <tr role="row" className="max-md:block hover:bg-transparent!">
        <th
          role="rowheader"
          scope="rowgroup"
          colSpan={columns}
          className={cn(
            'bg-sunk text-left font-normal max-md:block max-md:rounded-sm max-md:px-3.5 max-md:py-1.5 md:border-b md:px-3 md:py-1.5 dense:px-2 dense:py-1',
            isHot && 'shadow-[inset_3px_0_0_var(--danger)]',
          )}
        >
          <span className="flex flex-wrap items-baseline gap-x-2 text-sm">
            <span id={titleId} className="font-bold">
              {title}
            </span>
            <span className="text-subtle">{note}</span>
            <span className="ml-auto text-subtle tabular-nums">{count}</span>
          </span>
        </th>
      </tr>
      {children.length > 0 ? (
        children
      ) : (
        <tr role="row" className="max-md:block hover:bg-transparent!">
          <td
            role="cell"
            colSpan={columns}
            className="text-subtle max-md:block max-md:px-3.5 md:border-b md:px-3 md:py-2 dense:px-2 dense:py-1.5"
          >
            {empty}
          </td>
        </tr>
      )}
    </TBody>
  );
}
