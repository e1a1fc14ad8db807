import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@domain/time/day';
import { useNow } from '@/shared/lib/use-now';
import { RetryAlert } from '@/shared/ui/retry-alert';
import { Skeleton } from '@/shared/ui/skeleton';
import { daysQueryOptions } from '../api/availability';
import { weeksFrom } from '../model/day-range';
import { DayCalendar } from './day-calendar';
import { DaysToolbar } from './days-toolbar';
import { useDaySelection } from './use-day-selection';

/** The user's availability for the next six weeks: choose a day or a range, then set it. */
export function Availability({ userId }: { userId: string }) {
  const today = dayOf(useNow());
  const weeks = weeksFrom(today);
  const shown = { from: today, to: weeks.at(-1)?.at(-1) ?? today };
  const query = useQuery(daysQueryOptions(userId, shown));
  const selection = useDaySelection(shown);

  if (query.isError) {
    return <RetryAlert title="We couldn’t load your availability." query={query} />;
  }
  if (query.isPending) return <Skeleton className="h-96" />;
  return (
    <div className="grid gap-4">
      <DayCalendar weeks={weeks} shown={shown} answers={query.data} selection={selection} />
      <DaysToolbar userId={userId} shown={shown} answers={query.data} selection={selection} />
    </div>
  );
}
