import { cn } from '@/shared/lib/cn';
import { addDays, dayOf, formatMediumDay } from '@/shared/lib/day';
import { ScrollArea } from '@/shared/ui/scroll-area';
import {
  barOf,
  placeIn,
  tailOf,
  weekSections,
  type BoardWeek,
  type WeekLane,
} from '../../../model/board-week';
import { BOARD_ZONE } from '../../../model/board-zone';
import { formatLocalTime } from '../../../model/local-time';
import { LoadBar, OffBar, TailBar } from './week-bar';

/** Names left, days right. The names stay in place when the days scroll sideways. */
const COLUMNS = 'grid grid-cols-[8.5rem_minmax(0,1fr)] md:grid-cols-[12.25rem_minmax(0,1fr)]';
const NAMES = 'sticky left-0 z-4 border-r border-line-strong';

interface WeekTrackProps {
  week: BoardWeek;
  now: number;
  /** Whether `week` is still the previous week, while the next one loads. */
  isStale: boolean;
}

/** Drivers and units as rows, with what books them over seven days. */
export function WeekTrack({ week, now, isStale }: WeekTrackProps) {
  const [start = ''] = week.edges;
  const monday = dayOf(start, BOARD_ZONE);
  const today = dayOf(now, BOARD_ZONE);
  const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
  const nowAt = placeIn(week.edges, new Date(now).toISOString());
  return (
    <ScrollArea
      label="Drivers and units"
      aria-busy={isStale}
      className={cn(
        'overflow-x-auto rounded-md border bg-surface transition-opacity',
        isStale && 'opacity-60',
      )}
    >
      <div className="min-w-184">
        <div className={cn(COLUMNS, 'border-b border-line-strong bg-sunk text-xs font-semibold')}>
          <p className={cn(NAMES, 'bg-sunk px-3 py-1.5 text-subtle')}>Eastern time</p>
          <ol className="grid grid-cols-7 text-muted">
            {days.map((day) => (
              <li
                key={day}
                {...(day === today && { 'aria-current': 'date' })}
                className="px-2 py-1.5 not-first:border-l aria-[current]:text-fg aria-[current]:shadow-[inset_0_-3px_0_var(--accent)]"
              >
                {formatMediumDay(day)}
              </li>
            ))}
          </ol>
        </div>
        <div className="relative">
          {weekSections(week.lanes).map(({ title, lanes }) => (
            <section key={title} aria-label={title}>
              <h3 className="border-b bg-sunk text-xs leading-snug font-bold tracking-normal font-stretch-[94%]">
                <span className="sticky left-0 z-4 inline-block bg-sunk px-3 py-1">
                  {title} <span className="ml-1 font-normal text-subtle">{lanes.length}</span>
                </span>
              </h3>
              <ul>
                {lanes.map((lane) => (
                  <Lane key={lane.id} lane={lane} week={week} now={now} />
                ))}
              </ul>
            </section>
          ))}
          {nowAt > 0 && nowAt < 100 && (
            <div aria-hidden="true" className={cn(COLUMNS, 'pointer-events-none absolute inset-0')}>
              <div className="relative col-start-2">
                <span
                  className="absolute inset-y-0 w-0.5 bg-accent"
                  style={{ left: `${String(nowAt)}%` }}
                >
                  <span className="absolute top-0 left-0 rounded-r-xs bg-accent px-1 py-0.5 text-micro leading-tight font-semibold whitespace-nowrap text-ink-900 font-stretch-[84%]">
                    Now {formatLocalTime(new Date(now).toISOString(), BOARD_ZONE)}
                  </span>
                </span>
              </div>
            </div>
          )}
        </div>
      </div>
    </ScrollArea>
  );
}

interface LaneProps extends Pick<WeekTrackProps, 'week' | 'now'> {
  lane: WeekLane;
}

function Lane({ lane, week, now }: LaneProps) {
  const ofLane = ({ lane_id }: { lane_id: string }) => lane_id === lane.id;
  return (
    <li className={cn(COLUMNS, 'border-b')}>
      <p
        className={cn(
          NAMES,
          'flex flex-wrap items-center justify-between gap-x-2 bg-surface px-3 py-1 text-sm leading-tight font-semibold wrap-anywhere',
        )}
      >
        {lane.name}{' '}
        <span
          className={cn(
            'text-xs font-normal font-stretch-[88%]',
            lane.kind === 'load' ? 'text-danger-text' : 'text-subtle',
          )}
        >
          {lane.detail}
        </span>
      </p>
      <div className="relative min-h-8 overflow-x-clip bg-[repeating-linear-gradient(90deg,transparent_0_calc(100%/7-1px),var(--line)_calc(100%/7-1px)_calc(100%/7))] max-md:min-h-11">
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
            <LoadBar key={load.number} load={load} bar={barOf(week.edges, load)} />,
          ];
        })}
      </div>
    </li>
  );
}
