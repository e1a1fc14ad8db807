/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   under 48 rem the rows become cards, which takes the elements out of table layout; the explicit
   roles keep them a table for assistive technology */
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import { ScrollArea } from './scroll-area';

interface TableProps extends ComponentProps<'table'> {
  /** Accessible name of the table, and of its region while it scrolls sideways. */
  label: string;
}

/**
 * A table: 44 px rows on a tablet, single-line 25 px rows from 64 rem (30 of them on a 1440 × 900
 * laptop), and cards on a phone.
 */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    <ScrollArea
      label={label}
      className={cn(
        'md:overflow-x-auto md:rounded-md md:border md:bg-surface -outline-offset-2',
        className,
      )}
    >
      <table
        {...rest}
        role="table"
        aria-label={label}
        className="w-full border-separate border-spacing-0 text-left text-ui max-md:block dense:text-sm"
      />
    </ScrollArea>
  );
}

/** The header row, 28 to 32 px high. On a phone only screen readers see it. */
export function THead(props: ComponentProps<'thead'>) {
  return <thead {...props} role="rowgroup" className="max-md:sr-only" />;
}

/** The rows. */
export function TBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return (
    <tbody
      {...rest}
      role="rowgroup"
      className={cn(
        'max-md:grid max-md:gap-2.5 [&>tr]:hover:bg-hover [&:last-child>tr:last-child>td]:md:border-b-0',
        className,
      )}
    />
  );
}

interface TrProps extends ComponentProps<'tr'> {
  /** True if this row's record is open; shows an amber edge. */
  isSelected?: boolean | undefined;
}

/** A row; a card on a phone. */
export function Tr({ isSelected = false, className, ...rest }: TrProps) {
  return (
    <tr
      {...rest}
      role="row"
      aria-current={isSelected || undefined}
      className={cn(
        'relative max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-0.5 max-md:rounded-md max-md:border max-md:bg-surface max-md:px-3.5 max-md:py-3',
        isSelected && 'bg-selected! shadow-[inset_3px_0_0_var(--accent)]',
        className,
      )}
    />
  );
}

interface ThProps extends ComponentProps<'th'> {
  /** A column of numbers: right-aligned. */
  isNumeric?: boolean | undefined;
}

/** A column header. */
export function Th({ isNumeric = false, className, ...rest }: ThProps) {
  return (
    <th
      scope="col"
      {...rest}
      role="columnheader"
      className={cn(
        'h-8 border-b border-line-strong bg-sunk px-3 py-1 dense:h-7 dense:px-2 dense:py-0 text-xs font-semibold whitespace-nowrap text-subtle font-stretch-[84%]',
        isNumeric && 'text-right',
        className,
      )}
    />
  );
}

const ON_CARD = {
  left: '',
  right: 'max-md:text-right',
  line: 'max-md:col-span-full',
  hidden: 'max-md:hidden',
  only: 'max-md:col-span-full md:hidden',
} as const;

interface TdProps extends ComponentProps<'td'> {
  /** Numbers: right-aligned, tabular, one line. */
  isNumeric?: boolean | undefined;
  /** Secondary data on a smaller second line, or on the same line where rows are dense. */
  detail?: ReactNode;
  /** Place on a phone's card: a cell of two columns, its own line, hidden, or only there. */
  card?: keyof typeof ON_CARD | undefined;
}

/** A cell. */
export function Td({
  isNumeric = false,
  detail,
  card = 'left',
  className,
  children,
  ...rest
}: TdProps) {
  return (
    <td
      {...rest}
      role="cell"
      className={cn(
        'align-middle leading-[1.35] md:h-11 md:border-b md:px-3 md:py-2 max-md:py-px',
        'dense:h-6 dense:px-2 dense:py-0 dense:[&_.line-clamp-2]:[-webkit-line-clamp:1]',
        isNumeric && 'whitespace-nowrap md:text-right',
        ON_CARD[card],
        className,
      )}
    >
      {detail === undefined ? (
        children
      ) : (
        <span className="contents dense:flex dense:items-baseline dense:gap-2">
          <span className="contents dense:block dense:min-w-fit">{children}</span>{' '}
          <span className="block text-xs text-subtle dense:min-w-0">{detail}</span>
        </span>
      )}
    </td>
  );
}
