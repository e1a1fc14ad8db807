import { useState } from 'react';
import { useSaveLegsMutation } from '@/features/loads/api/admin-load-mutations';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import type { LoadDetails } from '@/features/loads/api/load-page';
import {
  areSameLegs,
  legsInOrder,
  legToSave,
  type LegToSave,
} from '@/features/loads/model/legs/leg-changes';
import type { LoadLeg } from '@/features/loads/model/load-record';
import { isAppError } from '@/shared/lib/app-error';

export type LegPermit = LoadDetails['permits'][number];

/** A change of a load's legs, which can be made again on newer legs. */
export interface LegsChange {
  /** The legs afterwards; `null` if what it changes is gone. */
  build: (legs: readonly LegToSave[]) => LegToSave[] | null;
  /** For the undo bar and screen readers: `Dropped leg 3 (MT).` */
  done: string;
  /** Permits that move to another leg: leg by permit. */
  permits?: Record<string, string>;
  /** Why planned times of a leg that the truck has entered change. */
  reason?: string | undefined;
}

/** The last saved change. */
export interface Undo {
  done: string;
  before: readonly LoadLeg[];
  after: readonly LegToSave[];
  permits: Record<string, string>;
  reason: string | undefined;
}

/** What failed last. */
export interface LegsFailure {
  change: LegsChange;
  error: Error;
  /** The legs that the change was made on. */
  seen: readonly LoadLeg[];
  onSaved: (() => void) | undefined;
}

/** Saves changes of a load's legs, keeps what failed to try it again, and undoes the last one. */
export function useLegsEditor(load: AdminLoad, permits: readonly LegPermit[]) {
  const save = useSaveLegsMutation();
  const [undo, setUndo] = useState<Undo | null>(null);
  const [failed, setFailed] = useState<LegsFailure | null>(null);
  const [said, setSaid] = useState('');
  const legs = legsInOrder(load);

  const send = (change: LegsChange, nextUndo: Undo | null, onSaved?: () => void) => {
    const after = change.build(legs.map(legToSave));
    if (after === null) return;
    setFailed(null);
    save.mutate(
      { load, legs: after, permits: change.permits ?? {}, reason: change.reason ?? null },
      {
        onSuccess: () => {
          setSaid(change.done);
          setUndo(nextUndo === null ? null : { ...nextUndo, after });
          onSaved?.();
        },
        onError: (error) => {
          setFailed({ change, error, seen: legs, onSaved });
        },
      },
    );
  };

  /** Saves a change and offers to undo it. */
  const apply = (change: LegsChange, onSaved?: () => void) => {
    const filed = permits.flatMap(({ id, leg_id }) => (leg_id === null ? [] : [[id, leg_id]]));
    const next: Undo = {
      done: change.done,
      before: legs,
      after: [],
      permits: Object.fromEntries(filed) as Record<string, string>,
      reason: change.reason === undefined ? undefined : `Undone: ${change.reason}`.slice(0, 500),
    };
    send(change, legs.length === 0 ? null : next, onSaved);
  };

  /** Puts the legs and permits back as they were before the last change. */
  const revert = () => {
    if (undo === null) return;
    const { before, reason } = undo;
    const moved = permits.filter(({ id, leg_id }) => {
      const was = undo.permits[id];
      return was !== undefined && was !== leg_id;
    });
    send(
      {
        build: () => before.map(legToSave),
        done: 'Undone.',
        permits: Object.fromEntries(moved.map(({ id }) => [id, undo.permits[id] ?? ''])),
        reason,
      },
      null,
    );
  };

  const isChanged = failed !== null && !areSameLegs(failed.seen, legs);
  return {
    legs,
    isBusy: save.isPending,
    apply,
    undo,
    /** What was saved last. */
    said,
    /** Whether someone changed the legs after the change that could be undone. */
    isUndoStale: undo !== null && !save.isPending && !isSaved(undo.after, legs),
    revert,
    failed,
    /** Whether someone else's newer legs are shown. */
    isConflict: failed !== null && isAppError(failed.error, 'stale') && isChanged,
    /** Makes the change that failed again, on the legs as they are now. */
    retry: () => {
      if (failed !== null) apply(failed.change, failed.onSaved);
    },
    dismiss: () => {
      setFailed(null);
    },
  };
}

const isSaved = (after: readonly LegToSave[], legs: readonly LoadLeg[]) =>
  after.length === legs.length && after.every(({ id }, index) => legs[index]?.id === id);
