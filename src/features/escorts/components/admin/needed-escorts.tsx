import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { slotFormSchema } from '@contracts/escort-slot';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { ReasonDialog } from '@/shared/forms/reason-dialog';
import { createUuid } from '@/shared/lib/create-uuid';
import { Button } from '@/shared/ui/button';
import {
  escortNeedsQueryOptions,
  useSetNotNeededMutation,
  type EscortNeed,
} from '../../api/escort-needs';
import { useAddSlotsMutation } from '../../api/escort-slots';
import { statesOfLegs, toSlotForm } from '../../model/proposed-slots';

/** The escorts that permits, the offer and the assessment name and no slot covers. Each blocks its state. */
export function NeededEscorts({ load }: { load: AdminLoad }) {
  const isOpen = load.status !== 'delivered' && load.status !== 'cancelled';
  const { data: needs = [] } = useQuery({ ...escortNeedsQueryOptions(load.id), enabled: isOpen });
  const [refused, setRefused] = useState<EscortNeed | null>(null);
  const { mutate, isPending, error, reset } = useSetNotNeededMutation();
  if (!isOpen || needs.length === 0) return null;
  return (
    <>
      <ul aria-label="Needed escorts" className="grid border-t">
        {needs.map((need) => (
          <li
            key={`${need.jurisdiction ?? ''} ${need.position ?? ''}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b py-2"
          >
            {need.not_needed_reason === null ? (
              <span className="flex min-w-0 gap-2 font-semibold wrap-anywhere">
                <CircleAlert
                  className="mt-px size-5 shrink-0 text-danger-text"
                  aria-hidden="true"
                />
                <span>{need.problem}</span>
              </span>
            ) : (
              <span className="min-w-0 text-subtle wrap-anywhere">
                <span className="line-through">{need.problem}</span>
                <span className="block text-sm">{`Not needed: ${need.not_needed_reason}`}</span>
              </span>
            )}
            <span className="flex flex-wrap gap-2">
              {need.not_needed_reason === null ? (
                <>
                  <AddNeededSlot load={load} need={need} needs={needs} />
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Not needed: ${need.problem}`}
                    onClick={() => {
                      reset();
                      setRefused(need);
                    }}
                  >
                    Not needed
                  </Button>
                </>
              ) : (
                <Button
                  variant="quiet"
                  size="sm"
                  isBusy={isPending}
                  aria-label={`Undo not needed: ${need.problem}`}
                  onClick={() => {
                    mutate({ loadId: load.id, need, reason: null });
                  }}
                >
                  Undo
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {refused !== null && (
        <ReasonDialog
          title="Mark as not needed?"
          description={`${refused.problem}.`}
          hint="The reason stays in the load’s log, with your name."
          error={error}
          failure="We couldn’t save this."
          submitLabel="Mark as not needed"
          isBusy={isPending}
          onReason={(reason) => {
            mutate(
              { loadId: load.id, need: refused, reason },
              {
                onSuccess: () => {
                  setRefused(null);
                },
              },
            );
          }}
          onClose={() => {
            setRefused(null);
          }}
        />
      )}
    </>
  );
}

interface AddNeededSlotProps {
  load: AdminLoad;
  need: EscortNeed;
  needs: readonly EscortNeed[];
}

/**
 * Adds one slot for all states that lack a position, with their times. Without a position or state, dispatch
 * chooses them with Add slot.
 */
function AddNeededSlot({ load, need, needs }: AddNeededSlotProps) {
  const { jurisdiction, position, problem } = need;
  const missing = needs.flatMap((one) =>
    one.position === position && one.not_needed_reason === null ? (one.jurisdiction ?? []) : [],
  );
  const states = statesOfLegs(load.legs).filter((state) => missing.includes(state));
  // Created once, so a retry adds nothing.
  const [id] = useState(createUuid);
  const { mutate, isPending } = useAddSlotsMutation();
  if (jurisdiction === null || position === null) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      isBusy={isPending}
      aria-label={`Add slot: ${problem}`}
      onClick={() => {
        const form = toSlotForm(
          { position, states: states.length > 0 ? states : [jurisdiction] },
          load.legs,
          load.pickup_time_zone,
        );
        mutate({ loadId: load.id, slots: [{ id, ...slotFormSchema.parse(form) }] });
      }}
    >
      Add slot
    </Button>
  );
}
