import {
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef } from 'react';
import { OFFICE_ZONE } from '@domain/time/office-zone';
import { formatLocalTime } from '@domain/time/moment-text';
import { cn } from '@/shared/lib/cn';
import { dayOf } from '@domain/time/day';
import {
  barKey,
  placeIn,
  weekSections,
  type BoardWeek,
  type WeekLoad,
} from '../../model/board-week';
import type { WeekConflict } from '../../model/week-conflicts';
import type { WeekMove } from '../../model/week-moves';
import { useBarShortcuts } from './use-bar-shortcuts';
import { useMoveBar } from './use-move-bar';
import { MOVE_HINT_ID, WeekKey } from './week-bar';
import { COLUMNS, SectionHead, WeekFrame } from './week-frame';
import { Lane } from './week-lane';

/** A few pixels, so a click doesn't start a drag. */
const MOUSE = { activationConstraint: { distance: 6 } };
/** A long press, so a swipe still scrolls the page. */
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };
/** Bars move up and down only. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.15 } };
/** This component announces moves itself, by the names of the rows. */
const NO_ANNOUNCEMENTS = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface WeekTrackProps {
  /** The week with the rows on screen. */
  week: BoardWeek;
  conflicts: readonly WeekConflict[];
  now: number;
  isNarrowed: boolean;
  /** True if the rows still belong to the previous filters, because the new ones are loading. */
  isStale: boolean;
  /** True if a move isn't saved yet. */
  isBusy: boolean;
  onMove: (move: WeekMove, done: (isMoved: boolean) => void) => void;
}

/**
 * Drivers and units as rows, with what books them over seven days; bars move between rows of the same kind.
 */
export function WeekTrack({
  week,
  conflicts,
  now,
  isNarrowed,
  isStale,
  isBusy,
  onMove,
}: WeekTrackProps) {
  const box = useRef<HTMLDivElement>(null);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const move = useMoveBar({
    week,
    isNarrowed,
    isBusy,
    onMove: ({ load, from, to }, done) => {
      keys.focusBar(barKey({ number: load.number, lane_id: to.id }));
      onMove({ load, from, to }, (isMoved) => {
        if (!isMoved) keys.focusBar(barKey(load));
        done(isMoved);
      });
    },
  });
  const keys = useBarShortcuts(week, move, box);
  const nowAt = placeIn(week.edges, new Date(now).toISOString());
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      autoScroll={AUTO_SCROLL}
      accessibility={{ announcements: NO_ANNOUNCEMENTS }}
      onDragStart={({ active }) => {
        ignoreNextClick();
        move.pickUp(active.data.current?.['load'] as WeekLoad);
      }}
      onDragOver={({ over }) => {
        const row = move.moving?.rows.find(({ id }) => id === over?.id) ?? move.moving?.from;
        if (row !== undefined) move.over(row);
      }}
      onDragEnd={move.drop}
      onDragCancel={move.cancel}
    >
      <p role="status" className="sr-only">
        {move.announcement}
      </p>
      <p id={MOVE_HINT_ID} hidden>
        Press M to move it to another row.
      </p>
      <WeekFrame
        monday={dayOf(week.edges[0] ?? '', OFFICE_ZONE)}
        today={dayOf(now, OFFICE_ZONE)}
        isBusy={isStale}
        isStale={isStale}
      >
        <div
          ref={box}
          role="presentation"
          onFocus={keys.onFocus}
          onBlur={keys.onBlur}
          onKeyDown={keys.onKeyDown}
        >
          {weekSections(week.lanes).map(({ title, lanes }) => (
            <section key={title} aria-label={title}>
              <SectionHead title={title} count={lanes.length} />
              <ul>
                {lanes.map((lane) => (
                  <Lane
                    key={lane.id}
                    lane={lane}
                    week={week}
                    conflicts={conflicts}
                    now={now}
                    moving={move.moving}
                    tabStop={keys.tabStop}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        {nowAt > 0 && nowAt < 100 && <NowLine now={now} place={nowAt} />}
      </WeekFrame>
      <WeekKey />
    </DndContext>
  );
}

function NowLine({ now, place }: { now: number; place: number }) {
  return (
    <div aria-hidden="true" className={cn(COLUMNS, 'pointer-events-none absolute inset-0')}>
      <div className="relative col-start-2">
        <span className="absolute inset-y-0 w-0.5 bg-accent" style={{ left: `${String(place)}%` }}>
          <span className="absolute top-0 left-0 rounded-r-xs bg-accent px-1 py-0.5 text-micro leading-tight font-semibold whitespace-nowrap text-ink-900 font-stretch-[84%]">
            {`Now ${formatLocalTime(new Date(now).toISOString(), OFFICE_ZONE)}`}
          </span>
        </span>
      </div>
    </div>
  );
}

/** dnd-kit stops only click handlers: without this, the browser follows a link dropped on itself. */
function ignoreNextClick(): void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const prevent = (event: Event) => {
    event.preventDefault();
  };
  const end = () => {
    setTimeout(() => {
      controller.abort();
    });
  };
  window.addEventListener('click', prevent, options);
  window.addEventListener('mouseup', end, options);
  window.addEventListener('touchend', end, options);
}
