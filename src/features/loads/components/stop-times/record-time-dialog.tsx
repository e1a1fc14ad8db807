import { useState } from 'react';
import { localTimeProblem } from '@domain/time/entered-day';
import { ZONE_NAMES, type LoadTimeZone } from '@domain/time/time-zones';
import { fromLocalTime, toLocalTime } from '@domain/time/zoned-time';
import { useReportStopMutation } from '@/features/loads/api/route/stop-times';
import type { StopStep } from '@/features/loads/model/route/stop-steps';
import { FormDialog } from '@/shared/forms/form-dialog';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';

interface RecordTimeDialogProps {
  stop: { id: string; place: string; time_zone: LoadTimeZone };
  step: StopStep;
  onClose: () => void;
}

/** Records an arrival or a departure for the driver, in the stop's time zone. */
export function RecordTimeDialog({ stop, step, onClose }: RecordTimeDialogProps) {
  const zone = stop.time_zone;
  const [opened] = useState(() => new Date().toISOString());
  const first = toLocalTime(opened, zone);
  const [local, setLocal] = useState(first);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useReportStopMutation();
  const noun = step === 'arrived' ? 'arrival' : 'departure';
  return (
    <FormDialog
      size="sm"
      title={`Record ${noun}: ${stop.place}`}
      description="As the driver told you."
      error={error}
      failure={`We couldn’t record the ${noun}.`}
      submitLabel={`Record ${noun}`}
      isDirty={local !== first}
      isBusy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        const found = localTimeProblem(local) ?? undefined;
        setProblem(found);
        if (found !== undefined) return;
        // The field has no seconds, but the truck may have left an earlier stop in this minute.
        const at = local === first ? opened : fromLocalTime(local, zone);
        mutate({ stopId: stop.id, step, at }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <Field
        label={`${step === 'arrived' ? 'Arrived' : 'Departed'}, ${ZONE_NAMES[zone]}`}
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
    </FormDialog>
  );
}
