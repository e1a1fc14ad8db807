import { Link } from 'react-router-dom';
import { cn } from '@/shared/lib/cn';
import { splitPlace } from '@/shared/lib/split-place';
import type { WeekBar, WeekLoad } from '../../../model/board-week';
import { BOARD_ZONE } from '../../../model/board-zone';
import { adminLoadPath } from '../../../model/load-path';
import { formatLocalDate, formatLocalTime } from '../../../model/local-time';
import { LOAD_STATUS_BADGES } from '../../load-status-badge';

const HATCH =
  'bg-sunk bg-[repeating-linear-gradient(-45deg,var(--line-strong)_0_1px,transparent_1px_6px)]';
const COLORS = {
  planned: 'border-line-strong bg-surface text-muted',
  assigned: 'border-info/45 border-l-info bg-info-surface text-info',
  in_transit: 'border-warn/40 border-l-accent bg-warn-surface text-warn',
  delivered: 'border-ok/40 border-l-ok bg-ok-surface text-ok',
  cancelled: 'border-line bg-sunk text-subtle',
} as const;
const BAR =
  '@container absolute inset-y-1 z-1 flex items-center gap-1.5 overflow-hidden rounded-xs border px-1.5 text-xs leading-none whitespace-nowrap tabular-nums font-stretch-[86%]';

const cityOf = (place: string) => splitPlace(place)?.city ?? place;
const timeText = (iso: string) =>
  `${formatLocalDate(iso, BOARD_ZONE)}, ${formatLocalTime(iso, BOARD_ZONE)}`;
const at = ({ left, width }: Pick<WeekBar, 'left' | 'width'>) => ({
  left: `${String(left)}%`,
  width: `${String(width)}%`,
});

/** A load in a row of the week; opens the load's page. */
export function LoadBar({ load, bar }: { load: WeekLoad; bar: WeekBar }) {
  const { number, origin, destination, status, is_on_hold: isOnHold } = load;
  const route = `${cityOf(origin)} to ${cityOf(destination)}`;
  const state = isOnHold ? 'on hold' : LOAD_STATUS_BADGES[status].word.toLowerCase();
  const label = `${number} ${route}, ${state}, ${timeText(load.from_at)} to ${timeText(load.until_at)}`;
  return (
    <Link
      to={adminLoadPath(number)}
      title={label}
      style={at(bar)}
      className={cn(
        BAR,
        'min-w-6 border-l-3 font-semibold no-underline hover:z-2 focus-visible:z-3',
        COLORS[status],
        isOnHold && 'border-danger border-l-danger text-danger-text',
      )}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="contents">
        {bar.isFromBefore && <span>‹</span>}
        {/* A short bar has room for the number only, or for nothing. */}
        <span className="@max-[3rem]:hidden">{number.slice(-5)}</span>
        {isOnHold && <b className="@max-[6rem]:hidden">On hold</b>}
        <span className="font-normal @max-[9rem]:hidden">{route}</span>
        {bar.isGoingOn && <span className="ml-auto">›</span>}
      </span>
    </Link>
  );
}

/** The time after the planned delivery of a load in transit, in which its driver and units aren't free. */
export function TailBar({ word, bar }: { word: string; bar: WeekBar }) {
  return (
    <span
      style={at(bar)}
      title={word}
      className={cn(BAR, 'border-l-0 border-dashed border-warn font-semibold text-warn')}
    >
      {word}
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
      <span className="bg-sunk px-1 py-0.5">{reason}</span>
    </span>
  );
}

const KEY = [
  ['Planned', COLORS.planned],
  ['Assigned', COLORS.assigned],
  ['In transit', COLORS.in_transit],
  ['Past the plan', 'border-dashed border-warn'],
  ['Delivered', COLORS.delivered],
  ['On hold', 'border-danger'],
  ['Out of service or time off', cn('border-line-strong', HATCH)],
] as const;

/** What the bars' looks mean. */
export function WeekKey() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted">
      {KEY.map(([word, look]) => (
        <li key={word} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={cn('h-3 w-5.5 rounded-xs border', look)} />
          {word}
        </li>
      ))}
    </ul>
  );
}
