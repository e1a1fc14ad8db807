import { useState } from 'react';
import { localTimeProblem } from '@domain/time/entered-day';
import { stateName } from '@domain/places/states';
import { withoutInvisible } from '@domain/text/invisible';
import { ZONE_NAMES } from '@domain/time/time-zones';
import { fromLocalTime, toLocalTime } from '@domain/time/zoned-time';
import { useCorrectLegMutation } from '@/features/loads/api/route/correct-leg';
import { useEnterLegMutation } from '@/features/loads/api/route/enter-leg';
import type { LoadLeg } from '@/features/loads/model/load-record';
import { formatLegTime } from '@/features/loads/model/route/leg-text';
import { FormDialog } from '@/shared/forms/form-dialog';
import { Button } from '@/shared/ui/button';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';

/** The longest reason, in characters; the database has the same limit. */
const REASON_MAX = 300;

/** When the truck entered a leg, with the button that corrects it; before, the one that enters an earlier time. */
export function LegEntry({ leg }: { leg: LoadLeg }) {
  const [opened, setOpened] = useState<LoadLeg | null>(null);
  const state = stateName(leg.jurisdiction);
  return (
    <>
      {leg.entered_at !== null && (
        <span className="text-sm text-subtle tabular-nums">
          {`Entered ${formatLegTime(leg.entered_at, leg.time_zone)}`}
        </span>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={leg.entered_at === null ? undefined : `Correct entry: ${state}`}
        onClick={() => {
          setOpened(leg);
        }}
      >
        {leg.entered_at === null ? 'Entered earlier' : 'Correct'}
      </Button>
      {opened !== null && (
        <LegEntryDialog
          leg={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}

/** Records an entry that the driver forgot, or corrects one. The load's log keeps the reason. */
function LegEntryDialog({ leg, onClose }: { leg: LoadLeg; onClose: () => void }) {
  const { id, entered_at: stored, time_zone: zone } = leg;
  const state = stateName(leg.jurisdiction);
  const enter = useEnterLegMutation();
  const correct = useCorrectLegMutation();
  const { error, isPending } = stored === null ? enter : correct;
  const first = stored === null ? '' : toLocalTime(stored, zone);
  const [local, setLocal] = useState(first);
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<{ time?: string; reason?: string }>({});
  const send = () => {
    const text = withoutInvisible(reason).trim();
    const found: typeof problems = {};
    const problem =
      local === ''
        ? stored === null
          ? 'Enter a date and time.'
          : null
        : local === first
          ? 'Change the time first.'
          : localTimeProblem(local);
    if (problem !== null) found.time = problem;
    if (stored !== null && text === '') found.reason = 'Enter a reason.';
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const at = local === '' ? null : fromLocalTime(local, zone);
    if (stored !== null) {
      correct.mutate({ id, seen: stored, enteredAt: at, reason: text }, { onSuccess: onClose });
    } else if (at !== null) {
      enter.mutate({ id, at, ...(text !== '' && { reason: text }) }, { onSuccess: onClose });
    }
  };
  return (
    <FormDialog
      size="sm"
      title={stored === null ? `Record entry: ${state}` : `Correct entry: ${state}`}
      description={
        stored === null
          ? 'As the driver told you.'
          : `${leg.sequence > 1 ? 'The leg before ends at this time. ' : ''}Clear the time if the truck hasn’t entered this state.`
      }
      error={error}
      failure="We couldn’t save the entry."
      submitLabel={stored === null ? 'Record entry' : 'Save time'}
      isDirty={local !== first || reason !== ''}
      isBusy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onClose={onClose}
    >
      <Field label={`Entered, ${ZONE_NAMES[zone]}`} error={problems.time}>
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
      <Field
        label="Reason"
        isOptional={stored === null}
        hint={
          stored === null
            ? 'Needed if a permit or pilot car is missing. It stays in the load’s log.'
            : 'It stays in the load’s log.'
        }
        error={problems.reason}
      >
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
