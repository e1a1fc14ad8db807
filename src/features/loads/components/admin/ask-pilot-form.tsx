import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useForm, useFormState } from 'react-hook-form';
import { ESCORT_POSITIONS, escortFormSchema, type EscortForm } from '@contracts/load';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { pilotsQueryOptions } from '../../api/admin-crew';
import { useAskPilotMutation } from '../../api/admin-load-mutations';
import type { AdminLoad } from '../../api/admin-loads';
import { dayOf } from '../../model/days';
import { POSITION_NAMES } from '../../model/escort-words';
import { daysOf } from '../../model/load-days';
import { describePilot } from '../../model/describe-pilot';

/** Offers an escort to a pilot; who said that they can run on the first day comes first. */
export function AskPilotForm({ load }: { load: AdminLoad }) {
  const day = daysOf(load)?.from ?? dayOf(Date.parse(load.created_at));
  const { data: pilots = [], isError } = useQuery(pilotsQueryOptions(day));
  const form = useForm<EscortForm>({
    resolver: standardSchemaResolver(escortFormSchema),
    defaultValues: { pilot_id: '', position: 'lead' },
  });
  const { errors } = useFormState({ control: form.control });
  const { mutate, isPending } = useAskPilotMutation();
  const asked = new Set(load.escorts.map(({ pilot_id }) => pilot_id));

  const ask = (escort: EscortForm) => {
    mutate(
      { ...escort, load_id: load.id },
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
        label="Pilot"
        error={
          errors.pilot_id?.message ?? (isError ? 'The pilots could not be fetched.' : undefined)
        }
      >
        {(control) => (
          <Select isCompact {...control} {...form.register('pilot_id')}>
            <option value="">Choose a pilot</option>
            {pilots.map((pilot) => (
              <option
                key={pilot.pilot_id}
                value={pilot.pilot_id}
                disabled={asked.has(pilot.pilot_id)}
              >
                {describePilot(pilot)}
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
      <p>
        <Button type="submit" variant="quiet" size="sm" isBusy={isPending}>
          Ask pilot
        </Button>
      </p>
    </form>
  );
}
