import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { isJurisdiction, STATES } from '@domain/places/states';
import { isLocalTime, fromLocalTime } from '@domain/time/zoned-time';
import {
  readLegForm,
  toLegForm,
  type LegErrors,
  type LegForm,
} from '@/features/loads/model/legs/leg-form';
import { zoneOf } from '@/features/loads/model/legs/leg-rows';
import type { LegToSave } from '@/features/loads/model/legs/leg-changes';
import { formatLegTime } from '@/features/loads/model/route/leg-text';
import { formatLocalTime } from '@domain/time/moment-text';
import { Button } from '@/shared/ui/button';
import { DateInput } from '@/shared/ui/date-input';
import { Field, type FieldControl } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { TimeZoneOptions } from '../../time-zone-options';

const JURISDICTIONS = STATES.filter(([code]) => isJurisdiction(code));

interface LegEditorProps {
  /** `leg 3`, or `new leg`. */
  name: string;
  leg: LegToSave;
  isEntered: boolean;
  /** Whether the leg isn't stored yet. */
  isNew: boolean;
  /** When the delivery window ends, if this leg leads there. */
  deliveryUntil: string | null;
  isBusy: boolean;
  /** Someone else's newer legs block saving until a version is chosen. */
  isStale: boolean;
  /** The server's refusal of what was saved, by field. */
  refused: LegErrors | null;
  onSave: (leg: LegToSave, reason: string | undefined) => void;
  onCancel: () => void;
}

/** The fields of one leg. Ctrl+Enter saves, Escape cancels. */
export function LegEditor({
  name,
  leg,
  isEntered,
  isNew,
  deliveryUntil,
  isBusy,
  isStale,
  refused,
  onSave,
  onCancel,
}: LegEditorProps) {
  const [form, setForm] = useState(() => toLegForm(leg));
  const [found, setFound] = useState<LegErrors & { reason?: string }>({});
  const errors = { ...refused, ...found };
  const [reason, setReason] = useState('');
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('select:enabled, input')?.focus();
  }, []);
  const before = toLegForm(leg);
  const areTimesChanged =
    form.planned_entry_at !== before.planned_entry_at ||
    form.planned_exit_at !== before.planned_exit_at;

  const set = (changed: Partial<LegForm>) => {
    setForm((typed) => ({ ...typed, ...changed }));
  };
  const submit = () => {
    if (isBusy || isStale) return;
    const read = readLegForm(form, leg);
    const needsReason = isEntered && areTimesChanged && reason.trim() === '';
    const problems = {
      ...('errors' in read && read.errors),
      ...(needsReason && {
        reason: 'Enter a reason to change the times of a leg the truck entered.',
      }),
    };
    setFound(problems);
    if ('leg' in read && !needsReason) {
      onSave(read.leg, isEntered && areTimesChanged ? reason.trim() : undefined);
    }
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  const text = (
    key: 'entry_place' | 'exit_place' | 'road',
    label: string,
    className: string,
    placeholder: string,
  ) => (
    <Field label={label} className={className} error={errors[key]}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          maxLength={160}
          placeholder={placeholder}
          value={form[key]}
          onChange={(event) => {
            set({ [key]: event.target.value });
          }}
        />
      )}
    </Field>
  );
  const time = (key: 'planned_entry_at' | 'planned_exit_at', label: string, hint: string) => (
    <Field
      label={`${label} (${zoneLabel(form[key], form.time_zone)})`}
      className="lg:col-span-4"
      hint={hint}
      error={errors[key]}
    >
      {(control: FieldControl) => (
        <DateInput
          {...control}
          hasTime
          value={form[key]}
          onChange={(event) => {
            set({ [key]: event.target.value });
          }}
        />
      )}
    </Field>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields
    <form
      ref={element}
      noValidate
      aria-label={`Edit ${name}`}
      className="grid gap-4 py-2"
      onKeyDown={handleKeyDown}
      onSubmit={handleSubmit}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-12">
        <Field label="State" className="lg:col-span-2" error={errors.jurisdiction}>
          {(control) => (
            <Select
              {...control}
              value={form.jurisdiction}
              // The truck and the permit are in this state.
              disabled={isEntered}
              onChange={({ target: { value } }) => {
                set({ jurisdiction: value, ...(value !== '' && { time_zone: zoneOf(value) }) });
              }}
            >
              <option value="">Choose</option>
              {JURISDICTIONS.map(([code, state]) => (
                <option key={code} value={code}>
                  {`${code}, ${state}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {text('entry_place', 'Entry place', 'lg:col-span-3', 'Stateline')}
        {text('exit_place', 'Exit place', 'lg:col-span-3', 'Lookout Pass')}
        {text('road', 'Road', 'lg:col-span-2', 'I-90 to mile 74')}
        <Field label="Miles" className="lg:col-span-2" error={errors.miles}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              suffix="mi"
              value={form.miles}
              onChange={(event) => {
                set({ miles: event.target.value });
              }}
            />
          )}
        </Field>
        {time('planned_entry_at', 'Planned entry', wasText(leg.planned_entry_at, leg, isNew))}
        {time(
          'planned_exit_at',
          'Planned exit',
          [wasText(leg.planned_exit_at, leg, isNew), windowText(form, deliveryUntil)]
            .filter((hint) => hint !== '')
            .join(' '),
        )}
        <Field label="Time zone" className="lg:col-span-4" error={errors.time_zone}>
          {(control) => (
            <Select
              {...control}
              value={form.time_zone}
              onChange={(event) => {
                set({ time_zone: event.target.value });
              }}
            >
              <TimeZoneOptions />
            </Select>
          )}
        </Field>
        {isEntered && areTimesChanged && (
          <Field
            label="Reason"
            className="sm:col-span-2 lg:col-span-12"
            hint="The load’s log keeps it with the times before."
            error={errors.reason}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={500}
                value={reason}
                onChange={(event) => {
                  setReason(event.target.value);
                }}
              />
            )}
          </Field>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="solid"
          size="sm"
          type="submit"
          aria-keyshortcuts="Control+Enter"
          isBusy={isBusy}
          busyText="Saving..."
          unavailable={isStale ? 'Choose a version before saving.' : undefined}
        >
          Save leg <span className="text-xs font-normal opacity-80 max-md:hidden">Ctrl Enter</span>
        </Button>
        <Button variant="quiet" size="sm" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** `MST`, at the typed time or now. */
function zoneLabel(local: string, zone: string): string {
  if (zone === '') return 'time zone TBD';
  const at = isLocalTime(local) ? fromLocalTime(local, zone) : new Date().toISOString();
  return formatLocalTime(at, zone).split(/\s/u).at(-1) ?? '';
}

function wasText(iso: string | null, { time_zone: zone }: LegToSave, isNew: boolean): string {
  return isNew || iso === null ? '' : `Was ${formatLegTime(iso, zone)}.`;
}

/** `1 h 19 min before the delivery window ends.` */
function windowText({ planned_exit_at: exit, time_zone: zone }: LegForm, until: string | null) {
  if (until === null || zone === '' || !isLocalTime(exit)) return '';
  const minutes = Math.round((Date.parse(until) - Date.parse(fromLocalTime(exit, zone))) / 60_000);
  const length = durationText(Math.abs(minutes));
  if (minutes === 0) return 'Exactly when the delivery window ends.';
  return `${length} ${minutes > 0 ? 'before' : 'after'} the delivery window ends.`;
}

/** `1 h 19 min`. */
function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${String(hours)} h`, rest > 0 && `${String(rest)} min`]
    .filter(Boolean)
    .join(' ');
}
