import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { ESCORT_POSITIONS, escortFormSchema, type EscortForm } from '@contracts/load';
import { dayOf } from '@/shared/lib/day';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';
import { pilotsQueryOptions } from '../../api/admin-crew';
import { useSendEscortOfferMutation } from '../../api/admin-load-mutations';
import type { AdminLoad } from '../../api/admin-loads';
import { assignmentConflictsQueryOptions } from '../../api/assignment-conflicts';
import { conflictsOfPerson, takenText } from '../../model/assignment-conflicts';
import { POSITION_NAMES } from '../../model/escort-labels';
import { daysOf } from '../../model/load-days';
import { describePilot } from '../../model/describe-pilot';
import { ConflictAlert } from './conflict-alert';

/**
 * Sends an escort offer. Pilot cars available on the first day are listed first. Warns about the
 * conflicts of the chosen one.
 */
export function EscortOfferForm({ load }: { load: AdminLoad }) {
  const { id, origin, destination } = load;
  const days = daysOf(load);
  const day = days?.from ?? dayOf(Date.parse(load.created_at));
  const { data: pilots = [], isError } = useQuery(pilotsQueryOptions(day));
  const form = useForm<EscortForm>({
    resolver: standardSchemaResolver(escortFormSchema),
    defaultValues: { pilot_id: '', position: 'lead' },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  useUnsavedChanges(isDirty);
  const { mutate, isPending } = useSendEscortOfferMutation();
  const chosen = useWatch({ control: form.control, name: 'pilot_id' });
  const check = useQuery(assignmentConflictsQueryOptions({ id, days, origin, destination }));
  const conflicts = check.data ?? [];
  const asked = new Set(load.escorts.map(({ pilot_id }) => pilot_id));

  const ask = (escort: EscortForm) => {
    mutate(
      { ...escort, load_id: id },
      {
        onSuccess: () => {
          form.reset();
        },
      },
    );
  };

  return (
    <form
      noValidate
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_8.5rem]"
      onSubmit={(event) => void form.handleSubmit(ask)(event)}
    >
      <Field
        label="Pilot car"
        error={
          errors.pilot_id?.message ?? (isError ? 'We couldn’t load the pilot cars.' : undefined)
        }
      >
        {(control) => (
          <Select isCompact {...control} {...form.register('pilot_id')}>
            <option value="">Choose a pilot car</option>
            {pilots.map((pilot) => (
              <option
                key={pilot.pilot_id}
                value={pilot.pilot_id}
                disabled={asked.has(pilot.pilot_id)}
              >
                {describePilot(pilot, takenText(conflictsOfPerson(conflicts, pilot.pilot_id)))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Position">
        {(control) => (
          <Select isCompact {...control} {...form.register('position')}>
            {ESCORT_POSITIONS.map((position) => (
              <option key={position} value={position}>
                {POSITION_NAMES[position]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="col-span-full">
        <ConflictAlert
          title="Check before you send:"
          conflicts={conflictsOfPerson(conflicts, chosen)}
          isFailed={check.isError}
        />
        <p>
          <Button type="submit" variant="quiet" size="sm" isBusy={isPending}>
            Send offer
          </Button>
        </p>
      </div>
    </form>
  );
}
