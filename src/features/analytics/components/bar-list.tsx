import { formatCount } from '@domain/numbers/counts';

interface BarListProps {
  rows: readonly { label: string; count: number }[];
  /** Text for an empty list. */
  empty: string;
}

/** Labels and counts over bars relative to the largest count. */
export function BarList({ rows, empty }: BarListProps) {
  const largest = Math.max(1, ...rows.map(({ count }) => count));
  if (rows.length === 0) return <p className="p-4.5 text-muted">{empty}</p>;
  return (
    <ul className="grid gap-1 p-3">
      {rows.map(({ label, count }) => (
        <li key={label} className="relative">
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-0 border-l-3 border-accent bg-accent/20"
            style={{ width: `${String((count / largest) * 100)}%` }}
          />
          <span className="relative flex items-baseline justify-between gap-4 py-1.5 pr-2 pl-3.5">
            <span className="wrap-anywhere">{label}</span>
            <span className="font-semibold tabular-nums">{formatCount(count)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
