import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UNIT_KIND_NAMES, unitName, type UnitKind } from '@domain/unit-kind';
import { formatLb } from '@domain/numbers/pounds';
import { useAssignMutation } from '@/features/loads/api/admin-load-mutations';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { adminLoadKeys } from '@/features/loads/api/admin-query-keys';
import { driversQueryOptions } from '@/features/loads/api/crew/admin-crew';
import {
  allUnitsQueryOptions,
  unitConflictsQueryOptions,
} from '@/features/loads/api/crew/admin-units';
import { assignmentConflictsQueryOptions } from '@/features/loads/api/crew/assignment-conflicts';
import { inOrder, type LoadUnit } from '@/features/loads/model/combination';
import {
  conflictSentence,
  conflictsOfPerson,
  isAboutPapers,
  takenText,
} from '@/features/loads/model/crew/assignment-conflicts';
import { conflictSentences, optionText } from '@/features/loads/model/crew/unit-conflicts';
import { daysOf } from '@/features/loads/model/route/load-days';
import { FieldGroup } from '@/shared/forms/field-group';
import { FormDialog } from '@/shared/forms/form-dialog';
import { useEditedVersion } from '@/shared/forms/use-edited-version';
import { ConflictAlert } from '@/shared/loads/conflict-alert';
import { Alert } from '@/shared/ui/alert';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { LoadFigure } from '../../load-figure';
import { CombinationFacts } from '../../load-units';
import { ConfigurationCheck } from './configuration-check';
import { FreeFirst } from './free-first';

/** A load has one of each. */
const SINGLE = ['tractor', 'trailer'] as const satisfies readonly UnitKind[];
const SEVERAL = ['jeep', 'dolly', 'booster'] as const satisfies readonly UnitKind[];

const idsOf = (units: readonly LoadUnit[]) => units.map(({ id }) => id);
const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join();

interface AssignDialogProps {
  load: AdminLoad;
  /** The load's units when the dialog opens. */
  units: readonly LoadUnit[];
  onClose: () => void;
}

/** Chooses a load's driver and units, shows who is taken and when, and draws the combination. */
export function AssignDialog({ load, units, onClose }: AssignDialogProps) {
  const [opened] = useState(load);
  const [initial] = useState(() => idsOf(units));
  const [driver, setDriver] = useState(load.driver_id ?? '');
  const [chosenIds, setChosenIds] = useState(initial);
  const { data: fleet = units } = useQuery(allUnitsQueryOptions());
  const { data: drivers = [] } = useQuery(driversQueryOptions());
  const unitCheck = useQuery(unitConflictsQueryOptions(load.id));
  const driverCheck = useQuery(
    assignmentConflictsQueryOptions({ id: load.id, days: daysOf(load) }),
  );
  const conflicts = unitCheck.data ?? [];
  const people = (driverCheck.data ?? []).filter((conflict) => !isAboutPapers(conflict));
  const { mutate, isPending, isSuccess, error } = useAssignMutation();
  const version = useEditedVersion({
    opened,
    current: load,
    save: { isPending, isSuccess },
    hasSameValues: (one, other) =>
      one.driver_id === other.driver_id && isSameSet(initial, idsOf(units)),
  });
  // Confirming the legs right before this also creates a newer version.
  const isOtherWritePending = useIsMutating({ mutationKey: adminLoadKeys.all }) > 0 && !isPending;

  const chosen = inOrder(fleet.filter(({ id }) => chosenIds.includes(id)));
  const sentences = conflictSentences(conflicts, chosen);
  const isDirty = driver !== (opened.driver_id ?? '') || !isSameSet(chosenIds, initial);

  const setOne = (kind: UnitKind, id: string) => {
    const others = chosen.filter((unit) => unit.kind !== kind).map((unit) => unit.id);
    setChosenIds(id === '' ? others : [...others, id]);
  };
  const toggle = (id: string) => {
    setChosenIds(
      chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id],
    );
  };
  const save = () => {
    if (isPending || isOtherWritePending || version.isStale || version.base === null) return;
    mutate(
      {
        load: version.base,
        driverId: driver === '' ? null : driver,
        unitIds: chosen.map(({ id }) => id),
      },
      { onSuccess: onClose },
    );
  };

  return (
    <FormDialog
      size="lg"
      title="Choose driver and units"
      error={error}
      failure="We couldn’t save the driver and units."
      stale={
        version.isStale
          ? {
              noun: 'load',
              isDeleted: version.isDeleted,
              onShowTheirs: () => {
                version.rebase();
                setDriver(load.driver_id ?? '');
                setChosenIds(units.map(({ id }) => id));
              },
              onKeepMine: version.rebase,
            }
          : undefined
      }
      submitLabel="Save"
      isDirty={isDirty}
      isBusy={isPending}
      isBlocked={isOtherWritePending}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onClose={onClose}
    >
      <div className="grid gap-4.5 sm:grid-cols-2 sm:*:first:col-span-full">
        <Field label="Driver" isOptional>
          {(control) => (
            <Select
              {...control}
              value={driver}
              onChange={(event) => {
                setDriver(event.target.value);
              }}
            >
              <option value="">No driver yet</option>
              {driver !== '' && !drivers.some(({ id }) => id === driver) && (
                <option value={driver}>Current driver</option>
              )}
              <FreeFirst
                items={drivers}
                isTaken={({ id }) => takenText(conflictsOfPerson(people, id)) !== ''}
              >
                {({ id, name }) => {
                  const taken = takenText(conflictsOfPerson(people, id));
                  return (
                    <option key={id} value={id}>
                      {taken === '' ? name : `${name} (${taken})`}
                    </option>
                  );
                }}
              </FreeFirst>
            </Select>
          )}
        </Field>
        {SINGLE.map((kind) => (
          <Field key={kind} label={UNIT_KIND_NAMES[kind]}>
            {(control) => (
              <Select
                {...control}
                value={chosen.find((unit) => unit.kind === kind)?.id ?? ''}
                onChange={(event) => {
                  setOne(kind, event.target.value);
                }}
              >
                <option value="">{`No ${kind} yet`}</option>
                <FreeFirst
                  items={fleet.filter((unit) => unit.kind === kind)}
                  isTaken={({ id }) => conflicts.some(({ unit_id: taken }) => taken === id)}
                >
                  {(unit) => (
                    <option key={unit.id} value={unit.id}>
                      {optionText(unit, conflicts)}
                    </option>
                  )}
                </FreeFirst>
              </Select>
            )}
          </Field>
        ))}
      </div>
      {fleet.some(({ kind }) => kind !== 'tractor' && kind !== 'trailer') && (
        <FieldGroup legend="Jeeps, dollies and boosters">
          <div className="grid gap-3 sm:grid-cols-2">
            {inOrder(fleet)
              .filter(({ kind }) => SEVERAL.some((one) => one === kind))
              .map((unit) => (
                <Checkbox
                  key={unit.id}
                  label={`${UNIT_KIND_NAMES[unit.kind]} ${optionText(unit, conflicts)}`}
                  checked={chosenIds.includes(unit.id)}
                  onChange={() => {
                    toggle(unit.id);
                  }}
                />
              ))}
          </div>
        </FieldGroup>
      )}
      {/* One grid item: an empty status would add a gap. */}
      <div>
        <ConfigurationCheck equipment={load.equipment} chosen={chosen} />
        <ConflictAlert
          title="Check the driver before you save:"
          sentences={conflictsOfPerson(people, driver).map(conflictSentence)}
          isFailed={driverCheck.isError || unitCheck.isError}
        />
        {/* Always in the page, so that screen readers announce what appears in it. */}
        <div role="status">
          {sentences.length > 0 && (
            <Alert
              tone="danger"
              title="These units aren’t free on this load’s days:"
              className="mt-3"
            >
              <ul className="mt-1 list-disc pl-5 wrap-anywhere">
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Alert>
          )}
          {overCapacity(chosen, load.weight_lbs).map((sentence) => (
            <Alert key={sentence} tone="warn" title={sentence} className="mt-3" />
          ))}
        </div>
      </div>
      <CombinationFacts units={chosen} load={load} />
      <LoadFigure load={load} units={chosen} />
    </FormDialog>
  );
}

function overCapacity(units: readonly LoadUnit[], weight: number | null): string[] {
  return units.flatMap((unit) =>
    weight !== null && unit.capacity_lbs !== null && weight > unit.capacity_lbs
      ? [
          `${unitName(unit)} carries ${formatLb(unit.capacity_lbs)}; the load weighs ${formatLb(weight)}.`,
        ]
      : [],
  );
}
