import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { addDays, dayOf, startOfWeek } from '@domain/time/day';
import { useNow } from '@/shared/lib/use-now';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { scheduleQueryOptions } from '../../api/schedule';
import { buildAgenda } from '../../model/agenda';
import { ScheduleDay } from '../schedule/schedule-day';
import { WEEK } from '../schedule/weeks';

/** This week's moves and availability: seven columns, or on narrow screens a list that starts today. */
export function ThisWeek({ userId }: { userId: string }) {
  const id = useId();
  const today = dayOf(useNow());
  const from = startOfWeek(today);
  const query = useQuery(scheduleQueryOptions(userId, from, addDays(from, WEEK - 1)));
  return (
    <section aria-labelledby={id} className="@container grid gap-3 *:min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} className="type-h4">
          This week
        </h2>
        <Link to="/schedule" className="link text-sm">
          Schedule
        </Link>
      </div>
      {query.isError && <RetryAlert title="We couldn’t load your schedule." query={query} />}
      {query.isPending && <Skeleton className="h-40" />}
      {query.data && (
        <ol className="grid border-t border-line-strong bg-surface *:min-w-0 @max-[44rem]:*:px-3 @min-[44rem]:grid-cols-7 @min-[44rem]:border-b @min-[44rem]:border-l">
          {buildAgenda(query.data, from, WEEK).map((day) => (
            <ScheduleDay
              key={day.day}
              day={day}
              isToday={day.day === today}
              isPast={day.day < today}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
