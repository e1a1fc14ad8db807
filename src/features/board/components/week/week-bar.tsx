import { useDraggable } from '@dnd-kit/core';
import { Link } from 'react-router-dom';
import type { LoadStatus } from '@domain/load-status';
import { townOf } from '@domain/places/place';
import { adminLoadPath } from '@/features/loads/model/load-path';
import { cn } from '@/shared/lib/cn';
import { LOAD_STATUS_BADGES } from '@/shared/loads/load-status-badge';
import { barKey, barOf, weekTime, type WeekBar, type WeekLoad } from '../../model/board-week';
import type { WeekConflict } from '../../model/week-conflicts';
import { ConflictNumber } from './week-conflicts';

const HATCH =
  'bg-sunk bg-[repeating-linear-gradient(-45deg,var(--line-strong)_0_1px,transparent_1px_6px)]';
const CLASH =
  'border-danger bg-danger-surface bg-[repeating-linear-gradient(-45deg,color-mix(in_srgb,var(--danger)_50%,transparent)_0_1px,transparent_1px_6px)]';
/** Bars have the colors of the statuses' badges. Canceled loads keep no booking, so they have no bar. */
const LOOKS = {
  neutral: 'border-line-strong bg-surface text-muted',
  info: 'border-info/45 border-l-info bg-info-surface text-info',
  warn: 'border-warn/40 border-l-accent bg-warn-surface text-warn',
  ok: 'border-ok/40 border-l-ok bg-ok-surface text-ok',
  danger: 'border-line bg-sunk text-subtle',
} as const;
const lookOf = (status: LoadStatus) => LOOKS[LOAD_STATUS_BADGES[status].tone];
/** A load that doesn't match the filters but still books its row. */
const OTHER = 'border-line-strong border-l-line-strong bg-sunk text-subtle';
const BAR =
  '@container absolute inset-y-1 z-1 flex items-center gap-1.5 overflow-clip rounded-xs border px-1.5 text-xs leading-none whitespace-nowrap tabular-nums font-stretch-[86%]';

/** Text of a bar, beside the names when the bar's start is scrolled behind them. */
const BAR_TEXT = 'sticky left-[calc(var(--names)+0.375rem)] flex-none';

/** Element id of what screen readers hear after a bar's name. */
export const MOVE_HINT_ID = 'week-move-hint';

const at = ({ left, width }: Pick<WeekBar, 'left' | 'width'>) => ({
  left: `${String(left)}%`,
  width: `${String(width)}%`,
});

/** Room for a conflict's mark at the start of a bar, if text still fits beside it. */
function textBeside(bar: WeekBar, edges: readonly string[], conflicts: readonly WeekConflict[]) {
  const [mark] = conflicts
    .map((conflict) => barOf(edges, conflict))
    .filter(({ left }) => left === bar.left);
  if (mark === undefined || mark.width > bar.width / 2) return {};
  return { paddingLeft: `calc(max(${String(mark.width)}%, 1.125rem) + 0.375rem)` };
}

interface LoadBarProps {
  load: WeekLoad;
  bar: WeekBar;
  edges: readonly string[];
  /** Its conflicts in this row. */
  conflicts: readonly WeekConflict[];
  /** True if Tab reaches it from outside the week. */
  isTabStop: boolean;
  canMove: boolean;
  /** True if it's picked up. */
  isMoving: boolean;
}

/** A load in a row of the week; opens the load's page, and moves to other rows. */
export function LoadBar({
  load,
  bar,
  edges,
  conflicts,
  isTabStop,
  canMove,
  isMoving,
}: LoadBarProps) {
  const { number, origin, destination, status, is_on_hold: isOnHold } = load;
  const key = barKey(load);
  // dnd-kit's own attributes would make the link a button.
  const { setNodeRef, listeners, transform } = useDraggable({
    id: key,
    data: { load },
    disabled: !canMove,
  });
  const route = `${townOf(origin)} to ${townOf(destination)}`;
  const state = isOnHold ? 'on hold' : LOAD_STATUS_BADGES[status].word.toLowerCase();
  const label = [
    `${number} ${route}`,
    state,
    `${weekTime(load.from_at)} to ${weekTime(load.until_at)}`,
    ...conflicts.map((conflict) => `conflict ${String(conflict.number)}`),
  ].join(', ');
  return (
    <Link
      ref={setNodeRef}
      {...(canMove && listeners)}
      to={adminLoadPath(number)}
      title={label}
      data-bar={key}
      tabIndex={isTabStop ? 0 : -1}
      draggable={false}
      {...(canMove && { 'aria-describedby': MOVE_HINT_ID })}
      style={{
        ...at(bar),
        ...textBeside(bar, edges, conflicts),
        ...(transform && { transform: `translateY(${String(transform.y)}px)` }),
      }}
      className={cn(
        BAR,
        'min-w-6 touch-manipulation border-l-3 font-semibold no-underline select-none [-webkit-touch-callout:none] hover:z-2 focus-visible:z-3',
        load.is_match ? lookOf(status) : OTHER,
        load.is_match && isOnHold && 'border-danger border-l-danger text-danger-text',
        canMove && 'cursor-grab',
        isMoving && 'z-5! cursor-grabbing opacity-85 shadow-float',
      )}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className={cn(BAR_TEXT, 'flex items-center gap-1.5')}>
        {bar.isFromBefore && <span>‹</span>}
        {/* A short bar has room for the number only, or for nothing. */}
        <span className="@max-[2rem]:hidden">{number.slice(-5)}</span>
        {isOnHold && <b className="@max-[6rem]:hidden">On hold</b>}
        <span className="font-normal @max-[9rem]:hidden">{route}</span>
      </span>
      {bar.isGoingOn && (
        <span aria-hidden="true" className="ml-auto">
          ›
        </span>
      )}
    </Link>
  );
}

/** Where a bar that is picked up would go. */
export function DropBar({ bar, isTaken }: { bar: WeekBar; isTaken: boolean }) {
  return (
    <span
      aria-hidden="true"
      style={at(bar)}
      className={cn(
        BAR,
        'pointer-events-none z-4 min-w-6 border-2 border-dashed',
        isTaken ? 'border-danger bg-danger-surface/60' : 'border-accent bg-warn-surface/60',
      )}
    />
  );
}

/**
 * The time after a load's planned delivery in which it's still in transit, so its driver and units aren't
 * free.
 */
export function TailBar({ word, bar }: { word: string; bar: WeekBar }) {
  return (
    <span
      style={at(bar)}
      title={word}
      className={cn(BAR, 'border-l-0 border-dashed border-warn font-semibold text-warn')}
    >
      <span className={cn(BAR_TEXT, '@max-[4rem]:hidden')}>{word}</span>
    </span>
  );
}

/** Time in which a driver or a unit is off. */
export function OffBar({ reason, bar }: { reason: string; bar: WeekBar }) {
  return (
    <span
      style={at(bar)}
      title={reason}
      className={cn(BAR, 'border-line-strong text-muted', HATCH)}
    >
      <span className={cn(BAR_TEXT, 'bg-sunk px-1 py-0.5')}>{reason}</span>
    </span>
  );
}

/** The time of a conflict, with its number in the list. */
export function ConflictMark({ number, bar }: { number: number; bar: WeekBar }) {
  return (
    <span
      aria-hidden="true"
      style={at(bar)}
      className={cn(
        'pointer-events-none absolute inset-y-0.5 z-3 min-w-4.5 rounded-xs border',
        CLASH,
      )}
    >
      <ConflictNumber number={number} />
    </span>
  );
}

const KEY = [
  ...(['planned', 'assigned', 'in_transit'] as const).map(
    (status) => [LOAD_STATUS_BADGES[status].word, lookOf(status)] as const,
  ),
  ['Past planned delivery', 'border-dashed border-warn'],
  [LOAD_STATUS_BADGES.delivered.word, lookOf('delivered')],
  ['On hold', 'border-danger'],
  ['Out of service or time off', cn('border-line-strong', HATCH)],
  ['Conflict', CLASH],
] as const;

/** Legend of the bars. */
export function WeekKey() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted">
      {KEY.map(([word, look]) => (
        <li key={word} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={cn('h-3 w-5.5 rounded-xs border', look)} />
          <span>{word}</span>
        </li>
      ))}
    </ul>
  );
}
