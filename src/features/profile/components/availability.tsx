import { useQuery } from '@tanstack/react-query';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { daysQueryOptions } from '../api/availability';
import { today, weeksFrom } from '../model/calendar-days';
import { DayCalendar } from './day-calendar';
import { DaysToolbar } from './days-toolbar';
import { useDaySelection } from './use-day-selection';

/** The user's availability for the next six weeks: choose a day or a range, then set it. */
export function Availability({ userId }: { userId: string }) {
  const now = today();
  const weeks = weeksFrom(now);
  const shown = { from: now, until: weeks.at(-1)?.at(-1) ?? now };
  const query = useQuery(daysQueryOptions(userId, shown));
  const selection = useDaySelection(shown);

  if (query.isError) {
    return (
      <Alert
        tone="danger"
        title="We couldn’t load your availability."
        actions={
          <Button
            variant="quiet"
            size="sm"
            isBusy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            Try again
          </Button>
        }
      />
    );
  }
  if (query.isPending) return <Skeleton className="h-96" />;
  return (
    <div className="grid gap-4">
      <DayCalendar weeks={weeks} shown={shown} answers={query.data} selection={selection} />
      <DaysToolbar userId={userId} shown={shown} answers={query.data} selection={selection} />
    </div>
  );
}
