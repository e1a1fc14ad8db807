import { useState } from 'react';
import type { BoardWeek, WeekLane, WeekLoad } from '../../model/board-week';
import { fixedReason, loadInRow, rowsFor, type WeekMove } from '../../model/week-moves';

/** A bar that is picked up, and the row it would go to. */
export interface Moving extends WeekMove {
  /** The rows it can go to, its own included. */
  rows: readonly WeekLane[];
}

interface MoveBarOptions {
  /** The week with the rows on screen. */
  week: BoardWeek;
  /** True if a filter hides rows. */
  isNarrowed: boolean;
  /** True if the last move isn't saved yet. */
  isBusy: boolean;
  /** Saves a move; the outcome is announced when it is known. */
  onMove: (move: WeekMove, done: (isMoved: boolean) => void) => void;
}

/** Picks a bar up, moves it across rows and drops it; `announcement` tells screen readers about each step. */
export function useMoveBar({ week, isNarrowed, isBusy, onMove }: MoveBarOptions) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [announcement, setAnnouncement] = useState('');

  /** Returns whether the bar is picked up. */
  const pickUp = (load: WeekLoad): boolean => {
    const from = week.lanes.find(({ id }) => id === load.lane_id);
    const rows = rowsFor(week, load);
    const fixed = fixedReason(load);
    if (from === undefined || isBusy || fixed !== null || rows.length < 2) {
      const noRow = isNarrowed
        ? 'No other row on screen. Clear the filters to see all rows.'
        : 'No other row to move to.';
      setAnnouncement(isBusy ? 'The last move isn’t saved yet.' : (fixed ?? noRow));
      return false;
    }
    setMoving({ load, from, to: from, rows });
    setAnnouncement(
      `Picked up ${load.number} from ${from.name}. Arrow keys choose a row, Enter drops it, Escape cancels.`,
    );
    return true;
  };

  const over = (to: WeekLane) => {
    if (moving === null || to.id === moving.to.id) return;
    const { load, from, rows } = moving;
    const place = `${to.name}, ${String(rows.indexOf(to) + 1)} of ${String(rows.length)}`;
    const taken = to.id === from.id ? null : loadInRow(week, to, load);
    const note = taken === null ? '' : ` Booked for ${taken.number} at that time.`;
    setMoving({ ...moving, to });
    setAnnouncement(to.id === from.id ? `${place}, where it was.` : `${place}.${note}`);
  };

  const cancel = () => {
    if (moving === null) return;
    setMoving(null);
    setAnnouncement(`Canceled. ${moving.load.number} stays with ${moving.from.name}.`);
  };

  return {
    moving,
    announcement,
    pickUp,
    over,
    cancel,
    /** To the row above (-1) or below (1). */
    step: (by: 1 | -1) => {
      const next = moving?.rows[moving.rows.indexOf(moving.to) + by];
      if (next !== undefined) over(next);
    },
    drop: () => {
      if (moving === null || moving.to.id === moving.from.id) {
        cancel();
        return;
      }
      const { load, from, to } = moving;
      setMoving(null);
      setAnnouncement(`Moving ${load.number} to ${to.name}...`);
      onMove({ load, from, to }, (isMoved) => {
        setAnnouncement(
          isMoved
            ? `${load.number} is now with ${to.name}.`
            : `Not moved. ${load.number} is back with ${from.name}.`,
        );
      });
    },
  };
}

export type MoveBar = ReturnType<typeof useMoveBar>;
