import { useState } from 'react';
import { curfewText, sourceText, weekdayName } from '@/features/loads/model/travel/limit-text';
import {
  WEEKDAYS,
  type LegLimits,
  type TravelChanges,
  type Weekday,
} from '@/features/loads/model/travel/limit-types';
import { FormDialog } from '@/shared/forms/form-dialog';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';

interface TravelDialogProps {
  /** `leg 3 (MT)`. */
  name: string;
  limits: LegLimits;
  changes: TravelChanges;
  error: Error | null;
  isBusy: boolean;
  onSave: (changes: TravelChanges) => void;
  onClose: () => void;
}

const isSame = (one: TravelChanges, other: TravelChanges) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Changes when a load may travel on a leg. What isn't changed comes from the permits and the rules. */
export function TravelDialog({ name, limits, changes, onSave, ...dialog }: TravelDialogProps) {
  const [edited, setEdited] = useState(changes);
  const [hasProblem, setHasProblem] = useState(false);
  const { from, until, closed_days: closed, curfews_off: off = [] } = edited;
  const hours = from === undefined ? 'given' : from === until ? 'night' : 'set';
  const set = (changed: Partial<Record<keyof TravelChanges, unknown>>) => {
    setEdited((before) => {
      const next = Object.entries({ ...before, ...changed });
      return Object.fromEntries(next.filter(([, value]) => value !== undefined));
    });
  };
  const toggle = (day: Weekday) => {
    const days = closed ?? [];
    set({ closed_days: WEEKDAYS.filter((other) => (other === day) !== days.includes(other)) });
  };
  return (
    <FormDialog
      {...dialog}
      size="md"
      title={`Travel limits of ${name}`}
      description="Changes here override permits and rules. Then propose times again."
      failure="We couldn’t save the limits."
      submitLabel="Save limits"
      isDirty={!isSame(edited, changes)}
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = from === '' || until === '';
        setHasProblem(isMissing);
        if (!isMissing) onSave(edited);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Hours">
          {(control) => (
            <Select
              {...control}
              value={hours}
              onChange={({ target: { value } }) => {
                if (value === 'given') set({ from: undefined, until: undefined });
                else if (value === 'night') set({ from: '00:00', until: '00:00' });
                else set({ from: '07:00', until: '17:00' });
              }}
            >
              <option value="given">Permit or rule</option>
              <option value="set">From and until</option>
              <option value="night">Day and night</option>
            </Select>
          )}
        </Field>
        {hours === 'set' &&
          (['from', 'until'] as const).map((end) => (
            <Field
              key={end}
              label={end === 'from' ? 'From' : 'Until'}
              error={hasProblem && edited[end] === '' ? 'Enter a time.' : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  value={edited[end] ?? ''}
                  onChange={({ target: { value } }) => {
                    set({ [end]: value });
                  }}
                />
              )}
            </Field>
          ))}
      </div>
      <Field label="Closed days">
        {(control) => (
          <Select
            {...control}
            value={closed === undefined ? 'given' : 'set'}
            onChange={({ target: { value } }) => {
              set({ closed_days: value === 'given' ? undefined : [] });
            }}
          >
            <option value="given">Permit or rule</option>
            <option value="set">Choose days</option>
          </Select>
        )}
      </Field>
      {closed !== undefined && (
        <fieldset>
          <legend className="sr-only">Closed on</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            {WEEKDAYS.map((day) => (
              <Checkbox
                key={day}
                label={weekdayName(day)}
                checked={closed.includes(day)}
                onChange={() => {
                  toggle(day);
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
      <Field label="Holidays">
        {(control) => (
          <Select
            {...control}
            value={edited.is_holiday_open === undefined ? 'given' : String(edited.is_holiday_open)}
            onChange={({ target: { value } }) => {
              set({ is_holiday_open: value === 'given' ? undefined : value === 'true' });
            }}
          >
            <option value="given">Rule</option>
            <option value="true">Open</option>
            <option value="false">Closed</option>
          </Select>
        )}
      </Field>
      {limits.curfews.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-ui font-semibold">Curfews on this leg’s route</legend>
          {limits.curfews.map(({ key, value, source }) => (
            <Checkbox
              key={`${key} ${sourceText(source)}`}
              label={`${curfewText(value)} (${sourceText(source)})`}
              checked={!off.includes(key)}
              onChange={({ target: { checked } }) => {
                const others = off.filter((other) => other !== key);
                const next = checked ? others : [...others, key];
                set({ curfews_off: next.length === 0 ? undefined : next });
              }}
            />
          ))}
        </fieldset>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        unavailable={isSame(edited, {}) ? 'Nothing is changed on this leg.' : undefined}
        onClick={() => {
          setEdited({});
        }}
      >
        Reset to permits and rules
      </Button>
    </FormDialog>
  );
}
