import { useDroppable } from '@dnd-kit/core';
import { cn } from '@/shared/lib/cn';
import { barKey, barOf, tailOf, type BoardWeek, type WeekLane } from '../../model/board-week';
import type { WeekConflict } from '../../model/week-conflicts';
import { fixedReason, loadInRow } from '../../model/week-moves';
import type { Moving } from './use-move-bar';
import { ConflictMark, DropBar, LoadBar, OffBar, TailBar } from './week-bar';
import { COLUMNS, NAMES, TRACK } from './week-frame';

interface LaneProps {
  lane: WeekLane;
  week: BoardWeek;
  conflicts: readonly WeekConflict[];
  now: number;
  moving: Moving | null;
  /** The key of the bar that Tab reaches. */
  tabStop: string | undefined;
}

/** A row: a driver, a unit, or a load that lacks them, with its bookings. */
export function Lane({ lane, week, conflicts, now, moving, tabStop }: LaneProps) {
  const isRow = moving?.rows.some(({ id }) => id === lane.id) ?? false;
  const { setNodeRef } = useDroppable({ id: lane.id });
  const isTarget = moving !== null && moving.to.id === lane.id && moving.from.id !== lane.id;
  const isTaken = isTarget && loadInRow(week, lane, moving.load) !== null;
  const ofLane = ({ lane_id }: { lane_id: string }) => lane_id === lane.id;
  const here = conflicts.filter(({ lanes }) => lanes.some(({ id }) => id === lane.id));
  return (
    <li ref={setNodeRef} data-lane={lane.id} className={cn(COLUMNS, 'border-b')}>
      <p
        className={cn(
          NAMES,
          'flex flex-wrap items-center justify-between gap-x-2 px-3 py-1 text-sm leading-tight font-semibold wrap-anywhere',
          moving && !isRow && 'text-subtle',
          isTarget ? (isTaken ? 'bg-danger-surface' : 'bg-warn-surface') : 'bg-surface',
        )}
      >
        <span>{lane.name}</span>{' '}
        {lane.detail !== '' && (
          <span
            className={cn(
              'text-xs font-normal font-stretch-[88%]',
              lane.kind === 'load' ? 'text-danger-text' : 'text-subtle',
            )}
          >
            {lane.detail}
          </span>
        )}
      </p>
      <div className={cn(TRACK, 'overflow-x-clip', moving && !isRow && 'opacity-40')}>
        {week.off.filter(ofLane).map((off) => (
          <OffBar key={off.from_at} reason={off.reason} bar={barOf(week.edges, off)} />
        ))}
        {week.loads.filter(ofLane).map((load) => {
          const tail = tailOf(load, week, now);
          const bar = tail && barOf(week.edges, tail);
          return [
            tail && bar && bar.width > 0 && (
              <TailBar key={`${load.number} tail`} word={tail.word} bar={bar} />
            ),
            <LoadBar
              key={load.number}
              load={load}
              bar={barOf(week.edges, load)}
              conflicts={here.filter((conflict) => conflict.load.load_id === load.load_id)}
              edges={week.edges}
              isTabStop={tabStop === barKey(load)}
              canMove={fixedReason(load) === null}
              isMoving={moving?.load.load_id === load.load_id && moving.from.id === lane.id}
            />,
          ];
        })}
        {here.map((conflict) => (
          <ConflictMark
            key={conflict.number}
            number={conflict.number}
            bar={barOf(week.edges, conflict)}
          />
        ))}
        {isTarget && <DropBar bar={barOf(week.edges, moving.load)} isTaken={isTaken} />}
      </div>
    </li>
  );
}
