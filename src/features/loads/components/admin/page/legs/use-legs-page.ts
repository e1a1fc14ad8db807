import { useEffect, useRef, useState } from 'react';
import type { AdminLoad } from '@/features/loads/api/admin-loads';
import { useProposeLegsMutation } from '@/features/loads/api/route/use-propose-legs';
import type { LoadDetails } from '@/features/loads/api/load-page';
import {
  areSameLegs,
  blankLeg,
  dropLeg,
  insertLeg,
  legToSave,
  moveLeg,
  replaceLeg,
  splitLeg,
  withTimesOf,
  type LegToSave,
  type Split,
} from '@/features/loads/model/legs/leg-changes';
import { refusedField } from '@/features/loads/model/legs/leg-refusal';
import type { LoadLeg } from '@/features/loads/model/load-record';
import { withChanges } from '@/features/loads/model/travel/load-travel';
import type { TravelChanges } from '@/features/loads/model/travel/limit-types';
import { countOf } from '@domain/numbers/counts';
import { createUuid } from '@/shared/lib/create-uuid';
import { LEGS_ID } from '../../load-sections';
import { useLegsEditor, type LegPermit } from './use-legs-editor';

/** The row that has become fields. */
interface Draft {
  leg: LegToSave;
  /** Where a new leg goes; `null` for a stored one. */
  insertAt: number | null;
  /** The legs when its fields opened. */
  seen: readonly LoadLeg[];
}

type OpenDialog =
  | { kind: 'split'; leg: LoadLeg }
  | { kind: 'drop'; leg: LoadLeg }
  | { kind: 'travel'; leg: LoadLeg }
  | { kind: 'paste'; text: string };

export type LegsPage = ReturnType<typeof useLegsPage>;

const NO_PERMITS: readonly LegPermit[] = [];

/** `leg 3 (MT)`. */
export const legName = ({ sequence, jurisdiction }: LoadLeg) =>
  `leg ${String(sequence)} (${jurisdiction})`;

/** What is open in the legs of a load, and what its buttons do. */
export function useLegsPage(load: AdminLoad, details: LoadDetails | undefined) {
  const permits = details?.permits ?? NO_PERMITS;
  const editor = useLegsEditor(load, permits);
  const { legs } = editor;
  const proposal = useProposeLegsMutation();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (focusNext.current === undefined || draft !== null || dialog !== null) return;
    const row = document.querySelector(`[data-leg="${focusNext.current}"]`);
    row?.querySelector<HTMLElement>('[aria-keyshortcuts="e"]')?.focus();
    focusNext.current = undefined;
  });

  const isEntered = (id: string) => legs.some((leg) => leg.id === id && leg.entered_at !== null);
  const closeDraft = (focus: string | undefined) => {
    focusNext.current = focus;
    setDraft(null);
  };
  const closeDialog = () => {
    focusNext.current = dialog !== null && 'leg' in dialog ? dialog.leg.id : undefined;
    editor.dismiss();
    setDialog(null);
  };
  const open = (next: OpenDialog) => {
    editor.dismiss();
    setDialog(next);
  };
  const isDraftStale = draft !== null && !editor.isBusy && !areSameLegs(draft.seen, legs);
  const refused =
    draft === null || editor.failed === null
      ? null
      : refusedField(
          editor.failed.error.message,
          (draft.insertAt ?? legs.findIndex(({ id }) => id === draft.leg.id)) + 1,
        );
  return {
    /** The server's refusal of the open leg, by field. */
    refused,
    editor,
    legs,
    permits,
    stops: details?.stops ?? [],
    draft,
    dialog,
    isEntered,
    isClosed: load.status === 'delivered' || load.status === 'cancelled',
    /** Why no other leg can be changed now. */
    blocked:
      draft !== null
        ? 'Save or cancel the open leg first.'
        : editor.isBusy
          ? 'Saving...'
          : undefined,
    /** Whether a leg can say which permits it has. */
    arePermitsKnown: details !== undefined,
    /** Someone else's newer legs are shown. */
    isStale: isDraftStale || editor.isConflict,
    closeDialog,
    edit: (leg: LoadLeg) => {
      editor.dismiss();
      setDraft({ leg: legToSave(leg), insertAt: null, seen: legs });
    },
    add: () => {
      editor.dismiss();
      const last = legs.at(-1);
      const zone = last?.time_zone ?? load.pickup_time_zone;
      const leg = blankLeg(createUuid(), zone, last && legToSave(last));
      setDraft({ leg, insertAt: legs.length, seen: legs });
    },
    cancel: () => {
      editor.dismiss();
      closeDraft(draft?.leg.id);
    },
    save: (leg: LegToSave, reason: string | undefined) => {
      const at = draft?.insertAt ?? null;
      const stored = legs.find(({ id }) => id === leg.id);
      editor.apply(
        {
          build: (all) => (at === null ? replaceLeg(all, leg, isEntered) : insertLeg(all, at, leg)),
          done:
            stored === undefined
              ? `Added a leg in ${leg.jurisdiction}.`
              : `Changed ${legName({ ...stored, jurisdiction: leg.jurisdiction })}.`,
          reason,
        },
        () => {
          closeDraft(leg.id);
        },
      );
    },
    move: (leg: LoadLeg, step: -1 | 1) => {
      focusNext.current = leg.id;
      editor.apply({
        build: (all) => {
          const index = all.findIndex(({ id }) => id === leg.id);
          return index === -1 ? null : moveLeg(all, index, step);
        },
        done: `Moved ${legName(leg)} ${step === -1 ? 'up' : 'down'}. Enter where it meets its neighbor.`,
      });
    },
    splitNow: (leg: LoadLeg, split: Split, reason: string | undefined) => {
      editor.apply(
        {
          build: (all) => {
            const index = all.findIndex(({ id }) => id === leg.id);
            return index === -1 ? null : splitLeg(all, index, split);
          },
          done: `Split ${legName(leg)} at ${split.place}.`,
          reason,
        },
        closeDialog,
      );
    },
    dropNow: (leg: LoadLeg, moved: Record<string, string>) => {
      editor.apply(
        {
          build: (all) => {
            const index = all.findIndex(({ id }) => id === leg.id);
            return index === -1 ? null : dropLeg(all, index, isEntered);
          },
          done: `Dropped ${legName(leg)}.`,
          permits: moved,
        },
        () => {
          setDialog(null);
          document.getElementById(LEGS_ID)?.focus();
        },
      );
    },
    changeTravel: (leg: LoadLeg, changes: TravelChanges) => {
      editor.apply(
        {
          build: (all) =>
            all.some(({ id }) => id === leg.id)
              ? all.map((other) => (other.id === leg.id ? withChanges(other, changes) : other))
              : null,
          done: `Changed the travel limits of ${legName(leg)}.`,
        },
        closeDialog,
      );
    },
    replaceAll: (pasted: readonly LegToSave[]) => {
      editor.apply(
        {
          build: (all) => [...all.filter(({ id }) => isEntered(id)), ...pasted],
          done: `Pasted ${countOf(pasted.length, 'leg')}.`,
        },
        closeDialog,
      );
    },
    proposal,
    propose: () => {
      editor.dismiss();
      proposal.mutate(load, {
        onSuccess: (proposed) => {
          if (proposed.length === 0) return;
          editor.apply({
            build: (all) => (all.length === 0 ? proposed : withTimesOf(all, proposed)),
            done: legs.length === 0 ? 'Proposed legs.' : 'Proposed times.',
          });
        },
      });
    },
    split: (leg: LoadLeg) => {
      open({ kind: 'split', leg });
    },
    drop: (leg: LoadLeg) => {
      open({ kind: 'drop', leg });
    },
    travel: (leg: LoadLeg) => {
      open({ kind: 'travel', leg });
    },
    paste: (text: string) => {
      open({ kind: 'paste', text });
    },
    undo: () => {
      if (draft === null && !editor.isUndoStale && !editor.isBusy) editor.revert();
    },
    showTheirs: () => {
      editor.dismiss();
      closeDraft(draft?.leg.id);
    },
    keepMine: () => {
      if (draft === null) editor.retry();
      else {
        editor.dismiss();
        setDraft({ ...draft, seen: legs });
      }
    },
  };
}
