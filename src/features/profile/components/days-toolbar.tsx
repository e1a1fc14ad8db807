import { withoutInvisible } from '@domain/text/invisible';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '@domain/numbers/counts';
import { eachDay, type DayRange } from '@domain/time/day';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { useSaveDaysMutation, type DayAnswer } from '../api/availability';
import { profileToasts } from '../toasts';
import { rangeName } from '../model/day-range';
import { ChangeFailure } from './change-failure';
import { ReplaceDaysDialog } from './replace-days-dialog';
import type { DaySelection } from './use-day-selection';

interface DaysToolbarProps {
  userId: string;
  shown: DayRange;
  answers: readonly DayAnswer[];
  selection: DaySelection;
}

/** Matches the CHECK on `public.availability`. */
const NOTE_MAX = 200;

/** Sets the availability of the selected days. */
export function DaysToolbar({ userId, shown, answers, selection }: DaysToolbarProps) {
  const save = useSaveDaysMutation(userId, shown);
  const [note, setNote] = useState('');
  const { range } = selection;
  const [asked, setAsked] = useState<boolean | null>(null);
  const answered =
    range === null ? [] : answers.filter(({ day }) => day >= range.from && day <= range.to);
  const setAvailability = (available: boolean | null) => {
    if (range === null || save.isPending) return;
    setAsked(null);
    save.mutate(
      { range, available, note: available === null ? '' : withoutInvisible(note).trim() },
      {
        onSuccess: () => {
          selection.clear();
          setNote('');
        },
      },
    );
  };
  /** Asks first if a range would replace days that are already set. */
  const requestAvailability = (available: boolean) => {
    if (range !== null && range.from !== range.to && answered.length > 0) setAsked(available);
    else setAvailability(available);
  };

  return (
    <div className="grid gap-4 border-t pt-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className={range === null ? 'text-sm text-subtle' : 'font-semibold'}>
          {range === null
            ? 'Choose a day, then a second one to select a range.'
            : `${rangeName(range)}, ${describeCount(range)}`}
        </p>
        {range === null && (
          <Button size="sm" variant="quiet" onClick={selection.chooseAll}>
            Select all six weeks
          </Button>
        )}
      </div>
      {range !== null && (
        <>
          <Field label="Note for dispatch" isOptional>
            {(control) => (
              <Input
                {...control}
                value={note}
                maxLength={NOTE_MAX}
                autoComplete="off"
                onChange={(event) => {
                  setNote(event.target.value);
                }}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
            <Button
              size="md"
              variant="solid"
              isBusy={save.isPending && save.variables.available === true}
              onClick={() => {
                requestAvailability(true);
              }}
            >
              <Check /> Available
            </Button>
            <Button
              size="md"
              variant="outline"
              isBusy={save.isPending && save.variables.available === false}
              onClick={() => {
                requestAvailability(false);
              }}
            >
              <X /> Not available
            </Button>
            {answered.length > 0 && (
              <Button
                size="md"
                variant="quiet"
                isBusy={save.isPending && save.variables.available === null}
                onClick={() => {
                  setAvailability(null);
                }}
              >
                Clear
              </Button>
            )}
            <Button size="md" variant="ghost" onClick={selection.clear}>
              Cancel
            </Button>
          </div>
        </>
      )}
      <ReplaceDaysDialog
        days={answered}
        isOpen={asked !== null}
        onClose={() => {
          setAsked(null);
        }}
        onConfirm={() => {
          setAvailability(asked);
        }}
      />
      <ChangeFailure error={save.error} textOf={profileToasts.availabilityFailed} />
    </div>
  );
}

function describeCount(range: DayRange): string {
  const { length } = eachDay(range);
  return countOf(length, 'day');
}
