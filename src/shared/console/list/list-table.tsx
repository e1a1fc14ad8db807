import { cn } from '@/shared/lib/cn';
import { Skeleton } from '@/shared/ui/skeleton';
import { Table, TBody, Td, THead, Tr } from '@/shared/ui/table';
import { SelectAllHeader, SelectCell } from '../bulk/select-cells';
import { GroupBody, type ListGrouping } from './list-groups';
import { wideOnlyClass, type ListColumn, type ListRow, type ListTableModel } from './list-column';
import { ListHeader } from './list-header';

const SKELETON_ROWS = Array.from({ length: 8 }, (_, row) => row);

interface ListTableProps<Row extends ListRow, Handlers> {
  table: ListTableModel<Row, Handlers>;
  /** The name of the records, e.g. `Quotes`. */
  label: string;
  handlers: Handlers;
  openId: string | null;
  /** Shows the rows in groups. */
  grouping?: ListGrouping<Row> | undefined;
  onOpen: (id: string) => void;
  newRows?: ReadonlySet<string>;
  /** Names a row for its checkbox; without it, rows can't be selected. */
  selectionName?: ((row: Row) => string) | undefined;
}

/** The rows of a list: a table, or cards on a phone. */
export function ListTable<Row extends ListRow, Handlers>({
  table,
  label,
  handlers,
  openId,
  grouping,
  onOpen,
  newRows,
  selectionName,
}: ListTableProps<Row, Handlers>) {
  const columns = columnsOf(table);
  const { rows } = table.getRowModel();
  const renderRow = (row: (typeof rows)[number]) => {
    const isNew = newRows?.has(row.id) ?? false;
    const open = () => {
      onOpen(row.id);
    };
    const isHot = grouping?.isHot(row.original) ?? false;
    return (
      <Tr
        key={row.id}
        isSelected={row.id === openId}
        className={cn(
          isHot && 'max-md:border-l-3 max-md:border-l-danger',
          // Grouped rows have several lines.
          grouping && 'dense:[&>td]:py-1.5 dense:[&>td]:align-top',
        )}
      >
        {selectionName && <SelectCell row={row} name={selectionName(row.original)} />}
        {columns.map((column) => (
          <Td key={column.header} {...layoutOf(column)} detail={column.detail?.(row.original)}>
            {column.cell?.(row.original, { isNew, open, handlers })}
          </Td>
        ))}
      </Tr>
    );
  };
  return (
    <Table label={label}>
      <HeaderRow table={table} isSelectable={selectionName !== undefined} />
      {grouping === undefined ? (
        <TBody>{rows.map(renderRow)}</TBody>
      ) : (
        grouping.groups.map((group) => (
          <GroupBody key={group.id} group={group} columns={columns.length}>
            {rows.filter(({ original }) => grouping.groupOf(original) === group.id).map(renderRow)}
          </GroupBody>
        ))
      )}
    </Table>
  );
}

interface ListTableSkeletonProps<Row extends ListRow, Handlers> {
  table: ListTableModel<Row, Handlers>;
  label: string;
  /** For screen readers, e.g. `Loading quotes...`. */
  text: string;
  isSelectable?: boolean;
  /** For example the rows' height. */
  rowClass?: string | undefined;
}

/** The list while it is loading, in its final size. */
export function ListTableSkeleton<Row extends ListRow, Handlers>({
  table,
  label,
  text,
  isSelectable = false,
  rowClass,
}: ListTableSkeletonProps<Row, Handlers>) {
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {/* inert too: a table wider than the screen scrolls, and would take the focus. */}
      <div aria-hidden="true" inert>
        <Table label={label}>
          <HeaderRow table={table} isSelectable={isSelectable} />
          <TBody>
            {SKELETON_ROWS.map((row) => (
              <Tr key={row} className={rowClass}>
                {isSelectable && <Td card="hidden" />}
                {columnsOf(table).map((column) => (
                  <Td key={column.header} {...layoutOf(column)}>
                    <Bars hasDetail={column.detail !== undefined} className={column.skeleton} />
                  </Td>
                ))}
              </Tr>
            ))}
          </TBody>
        </Table>
      </div>
    </>
  );
}

interface HeaderRowProps<Row extends ListRow, Handlers> {
  table: ListTableModel<Row, Handlers>;
  isSelectable: boolean;
}

function HeaderRow<Row extends ListRow, Handlers>({
  table,
  isSelectable,
}: HeaderRowProps<Row, Handlers>) {
  return (
    <THead>
      <Tr>
        {isSelectable && <SelectAllHeader table={table} />}
        {table.getFlatHeaders().map(({ id, column }) => (
          <ListHeader key={id} column={column} />
        ))}
      </Tr>
    </THead>
  );
}

/**
 * A cell's bar, or two for a cell with a detail: below each other, or one bar where rows are dense. Text
 * wraps in a narrow table, so the bars shrink. As grid items they do; in the cell itself their width would be
 * the column's least.
 */
function Bars({ hasDetail, className }: { hasDetail: boolean; className: string | undefined }) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] *:max-w-full">
      {hasDetail ? (
        <span className={cn('grid h-auto! w-14 gap-1.5 py-1 dense:py-0', className)}>
          <Skeleton className="h-3.5" />
          <Skeleton className="h-3 w-4/5 dense:hidden" />
        </span>
      ) : (
        <Skeleton className={cn('h-4 w-20', className)} />
      )}
    </span>
  );
}

const columnsOf = <Row extends ListRow, Handlers>(table: ListTableModel<Row, Handlers>) =>
  table.getAllLeafColumns().flatMap(({ columnDef }) => columnDef.meta ?? []);

type Layout = Pick<ListColumn<never>, 'card' | 'isNumeric' | 'isWideOnly' | 'className'>;

const layoutOf = ({ card, isNumeric, isWideOnly = false, className }: Layout) => ({
  card,
  isNumeric,
  className: cn(wideOnlyClass(isWideOnly), className),
});
