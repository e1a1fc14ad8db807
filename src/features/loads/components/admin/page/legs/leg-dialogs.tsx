import { useState } from 'react';
import { isLocalTime, fromLocalTime } from '@domain/time/zoned-time';
import type { Split } from '@/features/loads/model/legs/leg-changes';
import { MILES_PROBLEM, readMiles } from '@/features/loads/model/legs/leg-form';
import { LEG_COLUMNS, readLegRows } from '@/features/loads/model/legs/leg-rows';
import type { LegToSave } from '@/features/loads/model/legs/leg-changes';
import type { LoadLeg } from '@/features/loads/model/load-record';
import { FormDialog } from '@/shared/forms/form-dialog';
import { createUuid } from '@/shared/lib/create-uuid';
import { DateInput } from '@/shared/ui/date-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import type { LegPermit } from './use-legs-editor';

interface LegDialogProps {
  error: Error | null;
  isBusy: boolean;
  onClose: () => void;
}

const FAILURE = 'We couldn’t save the legs.';

interface SplitDialogProps extends LegDialogProps {
  leg: LoadLeg;
  onSplit: (split: Split, reason: string | undefined) => void;
}

/** Asks where a leg is split. */
export function SplitDialog({ leg, onSplit, ...dialog }: SplitDialogProps) {
  const [id] = useState(createUuid);
  const [typed, setTyped] = useState({ place: '', miles: '', at: '', reason: '' });
  const [errors, setErrors] = useState<Partial<Record<keyof typeof typed, string>>>({});
  const isEntered = leg.entered_at !== null;
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setTyped((before) => ({ ...before, [name]: value }));
    },
  });
  const submit = () => {
    const miles = readMiles(typed.miles);
    const isMilesWrong =
      miles === undefined || (miles !== null && leg.miles !== null && miles >= leg.miles);
    const found = {
      ...(typed.place.trim() === '' && { place: 'Enter the place where the leg is split.' }),
      ...(isMilesWrong && {
        miles:
          leg.miles === null
            ? MILES_PROBLEM
            : `Enter fewer miles than the leg has: ${String(leg.miles)}.`,
      }),
      ...(isEntered &&
        typed.reason.trim() === '' && {
          reason: 'Enter a reason, because the truck has entered this leg.',
        }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || miles === undefined) return;
    const at = isLocalTime(typed.at) ? fromLocalTime(typed.at, leg.time_zone) : null;
    onSplit(
      { id, place: typed.place.trim(), miles, at },
      isEntered ? typed.reason.trim() : undefined,
    );
  };
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={`Split leg ${String(leg.sequence)} (${leg.jurisdiction})`}
      description="The first part keeps the permit. The second part starts there and ends where the leg ended."
      failure={FAILURE}
      submitLabel="Split leg"
      isDirty={Object.values(typed).some((text) => text !== '')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Split at" error={errors.place}>
        {(control) => <Input {...control} {...field('place')} autoComplete="off" maxLength={160} />}
      </Field>
      <Field
        label="Miles to there"
        isOptional
        hint="Left blank, each part gets about half."
        error={errors.miles}
      >
        {(control) => (
          <Input
            {...control}
            {...field('miles')}
            inputMode="numeric"
            autoComplete="off"
            suffix="mi"
          />
        )}
      </Field>
      <Field label="Planned time there" isOptional hint="In the leg’s time zone." error={errors.at}>
        {(control) => <DateInput {...control} {...field('at')} hasTime />}
      </Field>
      {isEntered && (
        <Field label="Reason" error={errors.reason}>
          {(control) => (
            <Input {...control} {...field('reason')} autoComplete="off" maxLength={500} />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

interface DropDialogProps extends LegDialogProps {
  leg: LoadLeg;
  permits: readonly LegPermit[];
  /** Legs of the same state that can take them. */
  others: readonly LoadLeg[];
  onDrop: (permits: Record<string, string>) => void;
}

/** Asks which leg takes the permits of a leg that is dropped. */
export function DropDialog({ leg, permits, others, onDrop, ...dialog }: DropDialogProps) {
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const { jurisdiction: state } = leg;
  const names = permits.map(({ permit_number: number }) => number ?? 'without a number').join(', ');
  const noun = permits.length === 1 ? 'permit' : 'permits';
  const it = permits.length === 1 ? 'it' : 'them';
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={`Drop leg ${String(leg.sequence)} (${state})?`}
      description={
        others.length > 0
          ? `It has the ${state} ${noun} ${names}. Another leg takes ${it}, and an issued permit puts the load on hold until it is amended.`
          : `It has the ${state} ${noun} ${names}, and no other ${state} leg can take ${it}. Remove the ${noun} first.`
      }
      failure={FAILURE}
      submitLabel="Drop leg"
      isBlocked={others.length === 0}
      isDirty={false}
      onSubmit={(event) => {
        event.preventDefault();
        onDrop(Object.fromEntries(permits.map(({ id }) => [id, chosen])));
      }}
    >
      {others.length > 0 && (
        <Field label={`Leg that takes the ${noun}`}>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onChange={(event) => {
                setChosen(event.target.value);
              }}
            >
              {others.map(({ id, sequence, entry_place: from, exit_place: to }) => (
                <option key={id} value={id}>
                  {`Leg ${String(sequence)}: ${from || 'TBD'} to ${to || 'TBD'}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </FormDialog>
  );
}

interface PasteDialogProps extends LegDialogProps {
  /** What was copied, if it was pasted with the keyboard. */
  pasted: string;
  /** The legs that the rows replace: those that the truck hasn't entered. */
  replaced: readonly LegToSave[];
  onPaste: (legs: LegToSave[]) => void;
}

/** Takes legs copied from a spreadsheet. */
export function PasteDialog({ pasted, replaced, onPaste, ...dialog }: PasteDialogProps) {
  const [text, setText] = useState(pasted);
  const [isChecked, setIsChecked] = useState(pasted !== '');
  const [read, setRead] = useState(() => readLegRows(pasted, replaced, createUuid));
  const problems =
    read.legs.length === 0 && read.problems.length === 0
      ? ['Paste at least one row.']
      : read.problems;
  const submit = () => {
    setIsChecked(true);
    if (problems.length === 0) onPaste(read.legs);
  };
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title="Paste legs"
      description={`One row per leg, copied from a spreadsheet: ${LEG_COLUMNS}. Times are in the time zone of the leg. The rows replace the legs that the truck hasn’t entered.`}
      failure={FAILURE}
      submitLabel="Replace legs"
      isDirty={text !== pasted}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Rows" error={isChecked && problems.length > 0 ? problems.join(' ') : undefined}>
        {(control) => (
          <Textarea
            {...control}
            rows={8}
            value={text}
            onChange={({ target: { value } }) => {
              setText(value);
              setRead(readLegRows(value, replaced, createUuid));
            }}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-muted">
        {read.legs.length > 0 &&
          `Read: ${read.legs.map(({ jurisdiction }) => jurisdiction).join(', ')}.`}
      </p>
    </FormDialog>
  );
}
