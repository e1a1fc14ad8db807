import { useQuery } from '@tanstack/react-query';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import type { LoadFormValues, LoadPayload } from '@contracts/load';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { driversQueryOptions } from '@/features/loads/api/crew/admin-crew';
import { assignmentConflictsQueryOptions } from '@/features/loads/api/crew/assignment-conflicts';
import {
  conflictSentence,
  conflictsOfPerson,
  isAboutPapers,
  takenText,
} from '@/features/loads/model/crew/assignment-conflicts';
import { typedDays } from '@/features/loads/model/load-fields';
import { ConflictAlert } from '@/shared/loads/conflict-alert';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';

interface DriverFieldProps {
  form: UseFormReturn<LoadFormValues, unknown, LoadPayload>;
  /** The load to change; `null` for a new one. */
  load: AdminLoad | null;
}

/**
 * Setting a driver makes the load assigned; clearing it makes the load planned. Warns if the driver or
 * a pilot car of the load is taken on the days in the form.
 */
export function DriverField({ form, load }: DriverFieldProps) {
  const { data: drivers, isError } = useQuery(driversQueryOptions());
  const { errors } = useFormState({ control: form.control });
  const [chosen, pickup, delivery] = useWatch({
    control: form.control,
    name: ['driver_id', 'pickup_at', 'delivery_at'],
  });
  const days = typedDays(pickup, delivery);
  const check = useQuery({
    ...assignmentConflictsQueryOptions({ id: load?.id ?? null, days }),
    enabled: days !== null,
  });
  const conflicts = (check.data ?? []).filter((conflict) => !isAboutPapers(conflict));
  const crew = [
    chosen,
    ...(load?.escorts ?? [])
      .filter(({ status }) => status === 'offered' || status === 'accepted')
      .map(({ pilot_id: id }) => id),
  ];
  const current = form.getValues('driver_id');
  const isListed = current === '' || drivers?.some(({ id }) => id === current) === true;
  return (
    <div>
      <Field
        label="Driver"
        isOptional
        hint={isError ? 'We couldn’t load the drivers.' : 'The driver sees the load once you save.'}
        error={errors.driver_id?.message}
      >
        {(control) => (
          <Select key={String(drivers?.length)} {...control} {...form.register('driver_id')}>
            <option value="">No driver yet</option>
            {!isListed && <option value={current}>Current driver</option>}
            {drivers?.map(({ id, name }) => {
              const taken = takenText(conflictsOfPerson(conflicts, id));
              return (
                <option key={id} value={id}>
                  {taken === '' ? name : `${name} (${taken})`}
                </option>
              );
            })}
          </Select>
        )}
      </Field>
      <ConflictAlert
        title="Check before you save:"
        sentences={conflicts.filter(({ person_id: id }) => crew.includes(id)).map(conflictSentence)}
        isFailed={check.isError}
      />
    </div>
  );
}
