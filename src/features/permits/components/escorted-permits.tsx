import { useQuery } from '@tanstack/react-query';
import { escortedPermitsQueryOptions } from '../api/escorted-permits';
import { hasConditions, PermitConditions } from './permit-conditions';

/** What the permits say in the states a pilot car escorts a load in. */
export function EscortedPermits({ loadId }: { loadId: string }) {
  const { data = [] } = useQuery(escortedPermitsQueryOptions(loadId));
  const permits = data.filter(hasConditions);
  if (permits.length === 0) return null;
  return (
    <section aria-label="Permit conditions" className="border-t border-line-strong pt-4">
      <h4 className="mb-2 font-semibold">Permit conditions</h4>
      <PermitConditions permits={permits} />
    </section>
  );
}
