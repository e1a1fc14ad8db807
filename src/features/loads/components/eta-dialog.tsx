import { withoutInvisible } from '@domain/text/invisible';
import { useState } from 'react';
import { localTimeProblem } from '@domain/time/entered-day';
import { fromLocalTime, toLocalTime } from '@domain/time/zoned-time';
import { ZONE_NAMES, type LoadTimeZone } from '@domain/time/time-zones';
import { FormDialog } from '@/shared/forms/form-dialog';
import { Field } from '@/shared/ui/field';
import { DateInput } from '@/shared/ui/date-input';
import { Input } from '@/shared/ui/input';
import { useReportEtaMutation } from '../api/route/report-eta';
import { formatLocalDate, formatLocalTime } from '@domain/time/moment-text';

/** The longest reason, in characters; the database has the same limit. */
const REASON_MAX = 200;

interface EtaDialogProps {
  stop: {
    id: string;
    updated_at: string;
    place: string;
    time_zone: LoadTimeZone;
    window_from: string | null;
    window_until: string | null;
    eta_at: string | null;
    eta_reason: string;
  };
  onClose: () => void;
}

/** Reports when the truck is expected at a stop, in the stop's time zone. An empty time clears the ETA. */
export function EtaDialog({ stop, onClose }: EtaDialogProps) {
  const { time_zone: zone, eta_at: eta } = stop;
  const start = eta ?? stop.window_until ?? stop.window_from;
  const [first] = useState({
    iso: start,
    local: start === null ? '' : toLocalTime(start, zone),
    reason: stop.eta_reason,
  });
  const [local, setLocal] = useState(first.local);
  const [reason, setReason] = useState(first.reason);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useReportEtaMutation();
  const toEta = () => {
    if (local === '') return null;
    // In fall an hour comes twice; a time that wasn’t touched keeps its hour.
    return local === first.local && first.iso !== null ? first.iso : fromLocalTime(local, zone);
  };
  const save = () => {
    const found = local === '' ? null : localTimeProblem(local);
    setProblem(found ?? undefined);
    if (found !== null) return;
    mutate(
      {
        stopId: stop.id,
        seen: stop.updated_at,
        eta: toEta(),
        reason: local === '' ? '' : withoutInvisible(reason).trim(),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      title={`ETA at ${stop.place}`}
      description={
        eta === null
          ? 'No ETA reported. The truck is expected on schedule.'
          : `Reported: ${formatLocalDate(eta, zone)}, ${formatLocalTime(eta, zone)}.`
      }
      error={error}
      failure="We couldn’t save the ETA."
      submitLabel="Save ETA"
      isDirty={local !== first.local || reason !== first.reason}
      isBusy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onClose={onClose}
    >
      <Field
        label={`ETA, ${ZONE_NAMES[zone]}`}
        hint="Clear it if the truck is on schedule."
        error={problem}
      >
        {(control) => (
          <DateInput
            hasTime
            {...control}
            value={local}
            onChange={({ target }) => {
              setLocal(target.value);
            }}
          />
        )}
      </Field>
      <Field label="Reason" isOptional hint="The customer sees this.">
        {(control) => (
          <Input
            maxLength={REASON_MAX}
            {...control}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
