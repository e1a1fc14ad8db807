import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, formatShortDay, type Day } from '@/shared/lib/day';
import { ButtonLink } from '@/shared/ui/button';
import { WEEK_PARAM } from '../../../model/board-week';
import { WEEK_PATH } from '../../../model/load-path';
import { ListOrWeek } from '../list-or-week';

/** The week on screen, with links to the weeks before and after it; [ and ] press them. */
export function WeekNav({ from, thisWeek }: { from: Day; thisWeek: Day }) {
  const at = (day: Day) => (day === thisWeek ? WEEK_PATH : `${WEEK_PATH}?${WEEK_PARAM}=${day}`);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label="Weeks" className="flex gap-2">
        <ButtonLink
          to={at(addDays(from, -7))}
          preventScrollReset
          variant="quiet"
          size="sm"
          isIcon
          aria-label="Week before"
          aria-keyshortcuts="["
        >
          <ChevronLeft />
        </ButtonLink>
        <ButtonLink to={WEEK_PATH} preventScrollReset variant="quiet" size="sm">
          This week
        </ButtonLink>
        <ButtonLink
          to={at(addDays(from, 7))}
          preventScrollReset
          variant="quiet"
          size="sm"
          isIcon
          aria-label="Week after"
          aria-keyshortcuts="]"
        >
          <ChevronRight />
        </ButtonLink>
      </nav>
      <h2 className="type-h4 tabular-nums" aria-live="polite">
        {formatShortDay(from)} to {formatShortDay(addDays(from, 6))}, {addDays(from, 6).slice(0, 4)}
      </h2>
      <div className="md:ml-auto">
        <ListOrWeek current="Week" />
      </div>
    </div>
  );
}
