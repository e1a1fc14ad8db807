import { Button } from '@/shared/ui/button';
import { useConfirmLegsMutation } from '../../api/admin-load-mutations';
import type { AdminLoad } from '../../api/admin-loads';
import { legsInOrder, legToSave } from '../../model/legs/leg-changes';

/** The states a load crosses, in order, and a button to confirm a proposal. */
export function LegsSummary({ load }: { load: AdminLoad }) {
  const { mutate, isPending } = useConfirmLegsMutation();
  const legs = legsInOrder(load);
  if (legs.length === 0) {
    return (
      <p className="text-muted">
        No legs yet. We propose them when origin and destination end with a state, such as Dayton,
        OH.
      </p>
    );
  }
  const isConfirmed = legs.every(({ is_confirmed }) => is_confirmed);
  return (
    <div className="grid justify-items-start gap-2">
      <ol className="flex flex-wrap gap-x-4 gap-y-1 font-[680]" aria-label="States in order">
        {legs.map(({ id, jurisdiction }) => (
          <li key={id}>{jurisdiction}</li>
        ))}
      </ol>
      {!isConfirmed && (
        <>
          <p className="text-sm text-muted">
            Proposed route: from the customer’s request, or else the fewest state lines by road.
          </p>
          <Button
            variant="quiet"
            size="sm"
            isBusy={isPending}
            onClick={() => {
              mutate({ load, legs: legs.map(legToSave) });
            }}
          >
            Confirm legs
          </Button>
        </>
      )}
    </div>
  );
}
