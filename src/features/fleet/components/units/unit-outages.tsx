import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { unitName } from '@domain/unit-kind';
import {
  outageFormSchema,
  UNIT_TEXT_MAX,
  type OutageFormValues,
  type OutagePayload,
} from '@contracts/unit';
import { FetchFailure } from '@/shared/console/fetch-failure';
import { createUuid } from '@/shared/lib/create-uuid';
import { dayOf } from '@domain/time/day';
import { OFFICE_ZONE } from '@domain/time/office-zone';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Skeleton } from '@/shared/ui/skeleton';
import { useUnsavedChanges } from '@/shared/ui/unsaved-changes';
import { useAddOutageMutation, useDeleteOutageMutation } from '../../api/unit-mutations';
import { bookingsQueryOptions, outagesQueryOptions } from '../../api/units';
import type { Outage, Unit } from '../../model/unit';
import { loadsHit, outageDays } from '../../model/unit-times';
import { unitFailure, unitToasts } from '../../unit-toasts';

/** The outages of a unit, and a form that adds one. */
export function UnitOutages({ unit }: { unit: Unit }) {
  const { data, error, isFetching, refetch } = useQuery(outagesQueryOptions(unit.id));
  const [toDelete, setToDelete] = useState<Outage | null>(null);
  const deletion = useDeleteOutageMutation();
  return (
    <>
      {data === undefined && error === null && <Skeleton className="h-10" />}
      {data === undefined && error !== null && (
        <FetchFailure
          title={unitToasts.fetchFailed.title}
          error={error}
          hasRows={false}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className="text-subtle">No outages.</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="grid gap-1">
          {data.map((outage) => (
            <li key={outage.id} className="flex items-center justify-between gap-4">
              <span className="wrap-anywhere tabular-nums">
                {`${outageDays(outage)}: ${outage.reason}`}
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Delete ${outage.reason}`}
                onClick={() => {
                  setToDelete(outage);
                }}
              >
                <Trash2 />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <OutageForm unit={unit} />
      <ConfirmDialog
        open={toDelete !== null}
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          deletion.reset();
          setToDelete(null);
        }}
        title="Delete this outage?"
        description={toDelete === null ? '' : `${outageDays(toDelete)}: ${toDelete.reason}`}
        confirmLabel="Delete"
        busyText="Deleting..."
        isBusy={deletion.isPending}
        error={deletion.error ? unitFailure(deletion.error) : undefined}
        onConfirm={() => {
          if (toDelete === null) return;
          deletion.mutate(toDelete.id, {
            onSuccess: () => {
              setToDelete(null);
            },
          });
        }}
      />
    </>
  );
}

/** Days are in our terminal's time zone. */
const blankOutage = (): OutageFormValues => ({
  from_day: dayOf(Date.now(), OFFICE_ZONE),
  until_day: '',
  reason: '',
});

function OutageForm({ unit }: { unit: Unit }) {
  const [id, setId] = useState(createUuid);
  const form = useForm<OutageFormValues, unknown, OutagePayload>({
    resolver: standardSchemaResolver(outageFormSchema),
    defaultValues: blankOutage(),
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const { mutate, isPending, error } = useAddOutageMutation();
  useUnsavedChanges(isDirty);
  const [from, until] = useWatch({ control: form.control, name: ['from_day', 'until_day'] });
  const { data: bookings = [] } = useQuery(bookingsQueryOptions(unit.id));
  const hit =
    from === ''
      ? []
      : loadsHit(bookings, { from_day: from, until_day: until === '' ? null : until });

  const save = (outage: OutagePayload) => {
    if (isPending) return;
    mutate(
      { ...outage, id, unit_id: unit.id },
      {
        onSuccess: () => {
          form.reset(blankOutage());
          setId(createUuid());
        },
      },
    );
  };

  return (
    <form
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <Field label="First day" error={errors.from_day?.message}>
        {(control) => <DateInput {...control} {...form.register('from_day')} />}
      </Field>
      <Field
        label="Last day"
        isOptional
        hint="Leave blank for “until further notice”."
        error={errors.until_day?.message}
      >
        {(control) => <DateInput {...control} {...form.register('until_day')} />}
      </Field>
      <Field label="Reason" error={errors.reason?.message} className="sm:col-span-2">
        {(control) => (
          <Input
            {...control}
            {...form.register('reason')}
            maxLength={UNIT_TEXT_MAX.reason}
            placeholder="DOT inspection"
            autoComplete="off"
          />
        )}
      </Field>
      {isDirty && hit.length > 0 && (
        <Alert
          tone="warn"
          title={`${unitName(unit)} is booked on those days.`}
          className="sm:col-span-2"
        >
          {`${hit.length === 1 ? 'This load won’t be ready' : 'These loads won’t be ready'} to start until you choose another unit: ${hit.map(({ title }) => title).join(', ')}.`}
        </Alert>
      )}
      {error !== null && (
        <Alert tone="danger" title="We couldn’t add the outage." className="sm:col-span-2">
          {unitFailure(error)}
        </Alert>
      )}
      <Button
        variant="quiet"
        size="md"
        type="submit"
        isBusy={isPending}
        busyText="Adding..."
        className="justify-self-start"
      >
        Add outage
      </Button>
    </form>
  );
}
