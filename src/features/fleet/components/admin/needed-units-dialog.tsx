import { useState } from 'react';
import { readNumber } from '@domain/numbers/read-quantity';
import { NEEDED_UNITS_MAX, type NeededUnits } from '@domain/needed-units';
import { UNIT_KIND_NAMES, UNIT_KINDS, type UnitKind } from '@domain/unit-kind';
import { FormDialog } from '@/shared/forms/form-dialog';
import { isAppError } from '@/shared/lib/app-error';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { useSaveNeededUnits } from '../../api/needed-units';

export interface NeededUnitsDialogProps {
  configuration: { id: string; name: string };
  /** The saved numbers. */
  needed: NeededUnits;
  onClose: () => void;
}

const toTexts = (needed: NeededUnits): Record<UnitKind, string> => {
  const text = (kind: UnitKind) => String(needed[kind] ?? 0);
  return {
    tractor: text('tractor'),
    jeep: text('jeep'),
    trailer: text('trailer'),
    dolly: text('dolly'),
    booster: text('booster'),
  };
};
const isCount = (text: string) => {
  const count = readNumber(text);
  return Number.isInteger(count) && count >= 0 && count <= NEEDED_UNITS_MAX;
};

/** Edits how many units of each kind a configuration needs. */
export function NeededUnitsDialog({ configuration, needed, onClose }: NeededUnitsDialogProps) {
  const [base, setBase] = useState(needed);
  const [texts, setTexts] = useState(() => toTexts(needed));
  const [wasSent, setWasSent] = useState(false);
  const { mutate, isPending, error, reset } = useSaveNeededUnits();
  const isStale = isAppError(error, 'stale');
  const first = toTexts(base);
  const save = () => {
    setWasSent(true);
    if (isPending || isStale || !UNIT_KINDS.every((kind) => isCount(texts[kind]))) return;
    const to = Object.fromEntries(
      UNIT_KINDS.flatMap((kind) => {
        const count = readNumber(texts[kind]);
        return count > 0 ? [[kind, count] as const] : [];
      }),
    );
    mutate({ id: configuration.id, from: base, to }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      size="sm"
      title={`Units for ${configuration.name}`}
      description="Dispatch sees what’s missing when choosing units for a load with this equipment."
      error={error}
      failure="We couldn’t save the units."
      stale={
        isStale
          ? {
              noun: 'configuration',
              isDeleted: false,
              onShowTheirs: () => {
                setBase(needed);
                setTexts(toTexts(needed));
                reset();
              },
              onKeepMine: () => {
                setBase(needed);
                reset();
              },
            }
          : undefined
      }
      submitLabel="Save"
      isDirty={UNIT_KINDS.some((kind) => texts[kind] !== first[kind])}
      isBusy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {UNIT_KINDS.map((kind) => (
          <Field
            key={kind}
            label={`${UNIT_KIND_NAMES[kind].replace(/y$/u, 'ie')}s`}
            error={
              wasSent && !isCount(texts[kind])
                ? `Enter 0 to ${String(NEEDED_UNITS_MAX)}.`
                : undefined
            }
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                value={texts[kind]}
                onChange={({ target }) => {
                  setTexts({ ...texts, [kind]: target.value.trim() });
                }}
              />
            )}
          </Field>
        ))}
      </div>
    </FormDialog>
  );
}
