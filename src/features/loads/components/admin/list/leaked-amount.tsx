import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type Currency, formatCents } from '@domain/numbers/money';
import { leakageQueryOptions } from '@/features/loads/api/leakage';
import { readListFilters } from '@/features/loads/model/load-list-params';

/** What the load adds to the board's leakage, in the list behind that number. */
export function LeakedAmount({ loadId }: { loadId: string }) {
  const [list] = useSearchParams();
  const isListed = readListFilters(list).show === 'leakage';
  const { data } = useQuery({ ...leakageQueryOptions(), enabled: isListed });
  const leaked = data?.get(loadId);
  if (!isListed || leaked === undefined) return null;
  return (
    <span className="block text-xs font-semibold whitespace-nowrap text-danger-text tabular-nums">
      {`Leakage ${formatCents(leaked.cents, leaked.currency as Currency)}`}
    </span>
  );
}
