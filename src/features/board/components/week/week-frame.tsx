import type { ReactNode } from 'react';
import { cn } from '@/shared/lib/cn';
import { addDays, type Day } from '@domain/time/day';
import { formatMonthDay, weekdayOf } from '@domain/time/day-text';
import { ScrollArea } from '@/shared/ui/scroll-area';

/** Names left, days right. The names stay in place when the days scroll sideways. */
export const COLUMNS = 'grid grid-cols-[var(--names)_minmax(0,1fr)]';
/** The width of the names, so focused elements don't end up behind them. */
const NAMES_WIDTH =
  '[--names:7.5rem] sm:[--names:8.5rem] md:[--names:12.25rem] scroll-pl-(--names)';
export const NAMES = 'sticky left-0 z-6 border-r border-line-strong';
/** A row's time, with a line after each day. */
export const TRACK =
  'relative min-h-8 bg-[repeating-linear-gradient(90deg,transparent_0_calc(100%/7-1px),var(--line)_calc(100%/7-1px)_calc(100%/7))] max-md:min-h-11';

/** Scrolls a narrow week so that this day is the first one beside the names. */
function startWith(day: HTMLElement | null) {
  const week = day?.parentElement;
  const box = week?.closest('[aria-busy]');
  if (day && week && box) box.scrollLeft = day.offsetLeft - week.offsetLeft;
}

interface WeekFrameProps {
  monday: Day;
  today: Day;
  isBusy?: boolean;
  /** True if the rows still belong to the previous filters, because the new ones are loading. */
  isStale?: boolean;
  children: ReactNode;
}

/** The days of a week above its rows. Scrolls sideways when narrow. */
export function WeekFrame({
  monday,
  today,
  isBusy = false,
  isStale = false,
  children,
}: WeekFrameProps) {
  const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
  const first = days.includes(today) ? today : monday;
  return (
    <ScrollArea
      label="Drivers and units"
      aria-busy={isBusy}
      className={cn(
        'overflow-x-auto rounded-md border bg-surface transition-opacity',
        NAMES_WIDTH,
        isStale && 'opacity-60',
      )}
    >
      <div className="min-w-184">
        <div className={cn(COLUMNS, 'border-b border-line-strong bg-sunk text-xs font-semibold')}>
          <p className={cn(NAMES, 'bg-sunk px-3 py-1.5 text-subtle')}>Eastern time</p>
          <ol aria-label="Days" className="grid grid-cols-7 text-muted">
            {days.map((day) => (
              <li
                key={day}
                ref={day === first ? startWith : undefined}
                {...(day === today && { 'aria-current': 'date' })}
                className="px-1.5 py-1.5 whitespace-nowrap font-stretch-[86%] md:px-2 xl:font-stretch-normal not-first:border-l aria-[current]:text-fg aria-[current]:shadow-[inset_0_-3px_0_var(--accent)]"
              >
                {`${weekdayOf(day)}, ${formatMonthDay(day)}`}
              </li>
            ))}
          </ol>
        </div>
        <div className="relative">{children}</div>
      </div>
    </ScrollArea>
  );
}

/** The title of rows of one kind. */
export function SectionHead({ title, count }: { title: string; count: number }) {
  return (
    <h3 className="border-b bg-sunk text-xs leading-snug font-bold tracking-normal font-stretch-[94%]">
      <span className="sticky left-0 z-6 inline-block bg-sunk px-3 py-1">
        <span>{title}</span> <span className="ml-1 font-normal text-subtle">{count}</span>
      </span>
    </h3>
  );
}
