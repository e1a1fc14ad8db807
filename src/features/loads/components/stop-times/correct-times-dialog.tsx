import { useState } from 'react';
import { localTimeProblem } from '@domain/time/entered-day';
import { withoutInvisible } from '@domain/text/invisible';
import { ZONE_NAMES, type LoadTimeZone } from '@domain/time/time-zones';
import { fromLocalTime, toLocalTime } from '@domain/time/zoned-time';
import { useCorrectStopMutation } from '@/features/loads/api/route/stop-times';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';

/** The longest reason, in characters; the database has the same limit. */
const REASON_MAX = 300;

/** What the dialog needs of a stop. */
export interface TimedStop {
  id: string;
  updated_at: string;
  place: string;
  time_zone: LoadTimeZone;
  arrived_at: string | null;
  departed_at: string | null;
}

interface CorrectTimesDialogProps {
  /** The stop as it was when the dialog opened. */
  opened: TimedStop;
  /** The stop as it is now. */
  current: TimedStop | undefined;
  onClose: () => void;
}

type Times = Record<'arrived' | 'departed', string>;
const NAMES = { arrived: 'Arrived', departed: 'Departed' } as const;
const STEPS = ['arrived', 'departed'] as const;

const timesOf = ({ arrived_at, departed_at, time_zone: zone }: TimedStop): Times => ({
  arrived: arrived_at === null ? '' : toLocalTime(arrived_at, zone),
  departed: departed_at === null ? '' : toLocalTime(departed_at, zone),
});

/** Corrects when the truck arrived at a stop and left it. The load's log keeps the reason. */
export function CorrectTimesDialog({ opened, current, onClose }: CorrectTimesDialogProps) {
  const save = useCorrectStopMutation();
  const version = useEditedVersion({ opened, current, save });
  const base = version.base ?? opened;
  const [times, setTimes] = useState(() => timesOf(opened));
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Partial<Times & { reason: string }>>({});
  const stored = timesOf(base);
  const zone = base.time_zone;
  const isChanged = STEPS.some((step) => times[step] !== stored[step]);
  // In fall an hour comes twice; a time that wasn’t touched keeps its hour and its seconds.
  const toIso = (step: (typeof STEPS)[number]) => {
    const local = times[step];
    if (local === stored[step]) return base[`${step}_at`];
    return local === '' ? null : fromLocalTime(local, zone);
  };
  const send = () => {
    const text = withoutInvisible(reason).trim();
    const found: typeof problems = {};
    for (const step of STEPS) {
      const problem = times[step] === '' ? null : localTimeProblem(times[step]);
      if (problem !== null) found[step] = problem;
    }
    if (!isChanged) found.arrived ??= 'Change a time first.';
    if (text === '') found.reason = 'Enter a reason.';
    setProblems(found);
    if (version.isStale || Object.keys(found).length > 0) return;
    save.mutate(
      { stop: base, arrivedAt: toIso('arrived'), departedAt: toIso('departed'), reason: text },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      size="sm"
      title={`Correct times: ${opened.place}`}
      description={`Enter ${ZONE_NAMES[zone]}. Clear a time that isn’t true.`}
      error={save.error}
      failure="We couldn’t save the times."
      submitLabel="Save times"
      isDirty={isChanged || reason !== ''}
      isBusy={save.isPending}
      stale={
        version.isStale
          ? {
              noun: 'stop',
              isDeleted: version.isDeleted,
              onShowTheirs: () => {
                const theirs = version.rebase();
                if (theirs !== null) setTimes(timesOf(theirs));
              },
              onKeepMine: version.rebase,
            }
          : undefined
      }
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onClose={onClose}
    >
      {STEPS.map((step) => (
        <Field key={step} label={NAMES[step]} isOptional error={problems[step]}>
          {(control) => (
            <DateInput
              hasTime
              {...control}
              value={times[step]}
              onChange={({ target }) => {
                setTimes({ ...times, [step]: target.value });
              }}
            />
          )}
        </Field>
      ))}
      <Field label="Reason" hint="It stays in the load’s log." error={problems.reason}>
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
