import { useId } from 'react';
import type { Day } from '@domain/time/day';
import { formatShortDay } from '@domain/time/day-text';
import type { AgendaDay } from '../../model/agenda';
import { ScheduleDay } from './schedule-day';

interface ScheduleWeekProps {
  days: readonly AgendaDay[];
  today: Day;
}

/** A week: a row of seven days, or a list if there is no room for the row. The list hides past days. */
export function ScheduleWeek({ days, today }: ScheduleWeekProps) {
  const id = useId();
  const [first] = days;
  const isOver = days.every(({ day }) => day < today);
  return (
    <section aria-labelledby={id} className="@container">
      <h3 id={id} className="mb-2 text-sm font-semibold text-subtle tabular-nums">
        {`Week of ${first ? formatShortDay(first.day) : ''}`}
      </h3>
      <ol className="grid border-t border-line-strong *:min-w-0 @min-[44rem]:grid-cols-7 @min-[44rem]:border-b @min-[44rem]:border-l">
        {days.map((day) => (
          <ScheduleDay
            key={day.day}
            day={day}
            isToday={day.day === today}
            // A week that is entirely in the past keeps all its days.
            isPast={day.day < today && !isOver}
          />
        ))}
      </ol>
    </section>
  );
}
