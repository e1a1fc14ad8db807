import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withSharedParams } from '@/features/loads/model/load-list-params';
import { WEEK_PARAM, WEEK_PATH } from '@/features/loads/model/load-path';
import { addDays, type Day } from '@domain/time/day';
import { formatMonthDay } from '@domain/time/day-text';
import { ButtonLink } from '@/shared/ui/button';

interface WeekNavProps {
  from: Day;
  thisWeek: Day;
  /** Beside the days: which rows to show. */
  children: ReactNode;
}

/** The week on screen, with links to the weeks before and after it; [ and ] press them. */
export function WeekNav({ from, thisWeek, children }: WeekNavProps) {
  const [params] = useSearchParams();
  const to = addDays(from, 6);
  const year = to.slice(0, 4);
  const at = (day: Day) => {
    const next = new URLSearchParams(params);
    if (day === thisWeek) next.delete(WEEK_PARAM);
    else next.set(WEEK_PARAM, day);
    return withSharedParams(WEEK_PATH, next);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label="Weeks" className="flex gap-2">
        <ButtonLink
          to={at(addDays(from, -7))}
          preventScrollReset
          variant="quiet"
          size="sm"
          isIcon
          aria-label="Previous week"
          aria-keyshortcuts="["
        >
          <ChevronLeft />
        </ButtonLink>
        <ButtonLink to={at(thisWeek)} preventScrollReset variant="quiet" size="sm">
          This week
        </ButtonLink>
        <ButtonLink
          to={at(addDays(from, 7))}
          preventScrollReset
          variant="quiet"
          size="sm"
          isIcon
          aria-label="Next week"
          aria-keyshortcuts="]"
        >
          <ChevronRight />
        </ButtonLink>
      </nav>
      <h2 className="type-h4 tabular-nums" aria-live="polite">
        {`${formatMonthDay(from)}${from.slice(0, 4) === year ? '' : `, ${from.slice(0, 4)}`} to ${formatMonthDay(to)}, ${year}`}
      </h2>
      {children}
    </div>
  );
}
