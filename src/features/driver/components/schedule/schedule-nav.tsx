import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, type Day } from '@domain/time/day';
import { formatShortDay } from '@domain/time/day-text';
import { ButtonLink } from '@/shared/ui/button';
import { WEEK, WEEKS } from './weeks';

/** Query parameter of /schedule: any day of the first week to show. */
export const FROM_PARAM = 'from';

interface ScheduleNavProps {
  from: Day;
  to: Day;
  isThisWeek: boolean;
}

/** The weeks on screen, with links to earlier and later ones. */
export function ScheduleNav({ from, to, isThisWeek }: ScheduleNavProps) {
  const step = WEEKS * WEEK;
  const at = (day: Day) => `/schedule?${FROM_PARAM}=${day}`;
  return (
    <nav aria-label="Weeks" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="type-h3 tabular-nums">{`${formatShortDay(from)} to ${formatShortDay(to)}`}</h2>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={at(addDays(from, -step))}
          preventScrollReset
          variant="quiet"
          size="sm"
          isIcon
          aria-label="Earlier weeks"
        >
          <ChevronLeft />
        </ButtonLink>
        {!isThisWeek && (
          <ButtonLink to="/schedule" preventScrollReset variant="quiet" size="sm">
            This week
          </ButtonLink>
        )}
        <ButtonLink
          to={at(addDays(from, step))}
          preventScrollReset
          variant="quiet"
          size="sm"
          isIcon
          aria-label="Later weeks"
        >
          <ChevronRight />
        </ButtonLink>
      </div>
    </nav>
  );
}
