import { useQuery } from '@tanstack/react-query';
import { carrierEquipmentFacts, carrierEquipmentName } from '@contracts/carrier-equipment';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { userEquipmentQueryOptions } from '../api/user-equipment';

/** A carrier's equipment, as they list it on their profile. */
export function UserEquipment({ userId }: { userId: string }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    userEquipmentQueryOptions(userId),
  );
  return (
    <section aria-labelledby="user-equipment" className="grid gap-2">
      <h3 id="user-equipment" className="border-b pb-2 type-h4">
        Equipment
      </h3>
      {isError && (
        <RetryAlert title="We couldn’t load the equipment." query={{ isFetching, refetch }} />
      )}
      {isPending && <Skeleton className="h-12" />}
      {data?.length === 0 && <p className="text-subtle">They haven’t listed any equipment.</p>}
      <ul className="grid gap-1.5 leading-snug">
        {data?.map((each) => (
          <li key={each.id}>
            <span className="font-semibold">{carrierEquipmentName(each)}</span>
            <span className="text-muted tabular-nums">{`, ${carrierEquipmentFacts(each)}`}</span>
            {!each.available && <span className="text-subtle"> (not available)</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
