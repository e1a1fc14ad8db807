import { ArrowDown, ArrowUp } from 'lucide-react';
import { Th } from '@/shared/ui/table';

interface SortHeadProps<Sort extends string> {
  label: string;
  /** The list's sorts by this column. */
  ascending: Sort;
  descending: Sort;
  /** How the list is sorted now. */
  sort: Sort;
  /** Not given while there is nothing to sort. */
  onSort: ((sort: Sort) => void) | undefined;
  /** Sorted which way at the first press; dates come newest first. */
  first?: 'ascending' | 'descending';
  className?: string;
}

/** The head of a column the list can be sorted by; pressing it again turns the order round. */
export function SortHeader<Sort extends string>({
  label,
  ascending,
  descending,
  sort,
  onSort,
  first = 'ascending',
  className,
}: SortHeadProps<Sort>) {
  const now = sort === ascending ? 'ascending' : sort === descending ? 'descending' : 'none';
  const next = now === 'none' ? first : now === 'ascending' ? 'descending' : 'ascending';
  const Arrow = now === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <Th aria-sort={now} className={className}>
      <button
        type="button"
        className="inline-flex items-center gap-1 rounded-xs hover:text-fg"
        onClick={() => {
          onSort?.(next === 'ascending' ? ascending : descending);
        }}
      >
        {label}
        {now !== 'none' && <Arrow aria-hidden="true" className="size-3" />}
      </button>
    </Th>
  );
}
