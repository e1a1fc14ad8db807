import { cn } from '@/shared/lib/cn';
import type { Day } from '@domain/time/day';
import { Skeleton } from '@/shared/ui/skeleton';
import { weekSections, type WeekLane } from '../../model/board-week';
import { COLUMNS, NAMES, SectionHead, TRACK, WeekFrame } from './week-frame';

const ROWS = ['w-24', 'w-20', 'w-28', 'w-16', 'w-24', 'w-14', 'w-20', 'w-14', 'w-16', 'w-20'];
const ROW = cn(COLUMNS, 'border-b');
const NAME = cn(NAMES, 'flex items-center bg-surface px-3 py-1');

interface WeekLoadingProps {
  monday: Day;
  today: Day;
  /** The drivers and units of the previous week, if known. */
  lanes?: readonly WeekLane[] | undefined;
}

/** A week while it loads: rows with names and empty tracks. */
export function WeekLoading({ monday, today, lanes }: WeekLoadingProps) {
  const known = weekSections((lanes ?? []).filter(({ kind }) => kind !== 'load'));
  return (
    <WeekFrame monday={monday} today={today} isBusy>
      <p role="status" className="sr-only">
        Loading the week...
      </p>
      {known.map(({ title, lanes: rows }) => (
        <section key={title} aria-label={title}>
          <SectionHead title={title} count={rows.length} />
          {rows.map(({ id, name }) => (
            <div key={id} className={ROW}>
              <p className={cn(NAME, 'text-sm leading-tight font-semibold wrap-anywhere')}>
                {name}
              </p>
              <div className={TRACK} />
            </div>
          ))}
        </section>
      ))}
      {known.length === 0 &&
        ROWS.map((width, row) => (
          <div key={row} aria-hidden="true" className={ROW}>
            <div className={NAME}>
              <Skeleton className={cn('h-3.5', width)} />
            </div>
            <div className={TRACK} />
          </div>
        ))}
    </WeekFrame>
  );
}
