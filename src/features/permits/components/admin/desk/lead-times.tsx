import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { numberProblem, numberText, readNumber } from '@domain/numbers/read-quantity';
import { stateName } from '@domain/places/states';
import { leadTimesQueryOptions, useSaveLeadTimes } from '@/features/permits/api/lead-times';
import { ruleHint, type StateLeads } from '@/features/permits/model/lead-times';
import { FormDialog } from '@/shared/forms/form-dialog';
import { NumberInput } from '@/shared/forms/number-input';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';

/** Opens our own lead times, which apply where a state's rules don't say how long a permit takes. */
export function LeadTimesButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: states, isError, isPending } = useQuery(leadTimesQueryOptions());
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        isBusy={isOpen && isPending}
        unavailable={isError ? 'We couldn’t load the lead times.' : undefined}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Lead times
      </Button>
      {isOpen && states !== undefined && (
        <LeadTimesDialog
          states={states}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

const FIELDS = [
  ['routine', 'Routine permit'],
  ['superload', 'Superload'],
] as const;
const MAX_DAYS = 90;

const toForm = (leads: StateLeads | undefined) => ({
  routine: String(leads?.routine.own_days ?? ''),
  superload: String(leads?.superload.own_days ?? ''),
});

interface LeadTimesDialogProps {
  states: readonly StateLeads[];
  onClose: () => void;
}

function LeadTimesDialog({ states, onClose }: LeadTimesDialogProps) {
  const [first] = states;
  const [state, setState] = useState(first?.jurisdiction ?? '');
  const [form, setForm] = useState(() => toForm(first));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending, isSuccess, error } = useSaveLeadTimes();
  const current = states.find(({ jurisdiction }) => jurisdiction === state);
  const version = useEditedVersion({
    opened: first ?? null,
    current,
    save: { isPending, isSuccess },
  });
  const base = version.base ?? current;

  return (
    <FormDialog
      title="Lead times"
      description="How many business days we allow for a permit where a state’s rules don’t say."
      error={error}
      failure="We couldn’t save the lead times."
      stale={
        version.isStale
          ? {
              noun: 'setting',
              onShowTheirs: () => {
                setForm(toForm(version.rebase() ?? current));
              },
              onKeepMine: version.rebase,
            }
          : undefined
      }
      submitLabel="Save"
      isDirty={JSON.stringify(form) !== JSON.stringify(toForm(base))}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        const days = { routine: readNumber(form.routine), superload: readNumber(form.superload) };
        const wrong = FIELDS.filter(
          ([name]) => !(Number.isInteger(days[name]) && days[name] >= 0 && days[name] <= MAX_DAYS),
        );
        setProblems(
          Object.fromEntries(
            wrong.map(([name]) => [
              name,
              numberProblem(form[name], `Enter 0 to ${String(MAX_DAYS)} days.`),
            ]),
          ),
        );
        if (wrong.length > 0 || version.isStale || base === undefined) return;
        mutate(
          { base, values: { routine_days: days.routine, superload_days: days.superload } },
          { onSuccess: onClose },
        );
      }}
    >
      <Field label="State or province">
        {(control) => (
          <Select
            {...control}
            value={state}
            onChange={({ target }) => {
              const chosen = states.find(({ jurisdiction }) => jurisdiction === target.value);
              setState(target.value);
              setForm(toForm(chosen));
              setProblems({});
              version.begin(chosen ?? null);
            }}
          >
            {states.map(({ jurisdiction }) => (
              <option key={jurisdiction} value={jurisdiction}>
                {stateName(jurisdiction)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3.5">
        {FIELDS.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            hint={current && ruleHint(current[name])}
            error={problems[name]}
          >
            {(control) => (
              <NumberInput
                {...control}
                isCompact
                format={numberText}
                suffix="days"
                inputMode="numeric"
                value={form[name]}
                onChange={({ target }) => {
                  setProblems({});
                  setForm((typed) => ({ ...typed, [name]: target.value }));
                }}
              />
            )}
          </Field>
        ))}
      </div>
    </FormDialog>
  );
}
