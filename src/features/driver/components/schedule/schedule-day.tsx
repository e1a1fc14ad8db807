import { Link } from 'react-router-dom';
import { cn } from '@/shared/lib/cn';
import { formatLongDay, formatShortDay, weekdayOf } from '@domain/time/day-text';
import type { AgendaDay, AgendaEntry } from '../../model/agenda';

interface ScheduleDayProps {
  day: AgendaDay;
  isToday: boolean;
  /** True if the day is over: hidden in the list, muted in the row of seven. */
  isPast: boolean;
}

/** A day with its loads, escort jobs and availability: a column if its container is 44 rem wide. */
export function ScheduleDay({
  day: { day, entries, availability },
  isToday,
  isPast,
}: ScheduleDayProps) {
  const isFree = entries.length === 0;
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={cn(
        'grid grid-cols-[6.5rem_minmax(0,1fr)] content-start items-start gap-x-3 gap-y-1.5 border-b py-2.5 leading-snug @min-[44rem]:min-h-32 @min-[44rem]:grid-cols-1 @min-[44rem]:border-r @min-[44rem]:border-b-0 @min-[44rem]:p-2.5',
        isPast && '@max-[44rem]:hidden @min-[44rem]:bg-sunk',
        isToday && '@min-[44rem]:shadow-[inset_0_3px_0_var(--accent)]',
      )}
    >
      <p className="flex flex-wrap items-center gap-1.5 text-sm tabular-nums">
        <span aria-hidden="true" className={isFree ? 'text-subtle' : 'font-semibold'}>
          {`${weekdayOf(day)} ${formatShortDay(day)}`}
        </span>
        <span className="sr-only">{formatLongDay(day)}</span>
        {isToday && (
          <span className="rounded-xs bg-accent px-1.5 py-0.5 text-xs leading-none font-bold text-accent-fg font-stretch-[86%]">
            Today
          </span>
        )}
      </p>
      <div className="grid content-start gap-1.5">
        {availability && <Availability {...availability} />}
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
        {isFree && !availability && <p className="text-sm text-subtle">Nothing planned</p>}
      </div>
    </li>
  );
}

function Availability({ available, note }: { available: boolean; note: string }) {
  return (
    <p className="text-sm text-muted wrap-anywhere">
      <span className={available ? 'text-ok' : 'font-semibold text-danger-text'}>
        {available ? 'Available' : 'Not available'}
      </span>
      {note !== '' && <span>{`: ${note}`}</span>}
    </p>
  );
}

function Entry({ entry: { title, activity, isOffer, path } }: { entry: AgendaEntry }) {
  return (
    <Link
      to={path}
      className={cn(
        'block rounded-xs border-l-3 px-2 py-1.5 text-sm wrap-anywhere no-underline hover:bg-hover',
        isOffer ? 'border-dashed border-line-strong bg-surface' : 'border-accent bg-sunk',
      )}
    >
      <span className="block font-semibold">{title}</span>
      <span className="text-subtle tabular-nums">
        {`${activity}${isOffer ? ', offer not answered' : ''}`}
      </span>
    </Link>
  );
}
