import { useQuery } from '@tanstack/react-query';
import { formatShortDay } from '@domain/time/day-text';
import { ScrollArea } from '@/shared/ui/scroll-area';
import { SegmentedFilter } from '@/shared/ui/segmented-filter';
import { seriesQueryOptions, type SeriesDay } from '../api/figures';
import { PERIOD_LABELS, PERIODS, type Period, type PeriodLength } from '../model/period';
import { DayChart } from './day-chart';
import { FigurePanel } from './figure-panel';

interface DaysPanelProps {
  period: Period;
  length: PeriodLength;
  onLengthChange: (length: PeriodLength) => void;
}

/** Visitors per day as a chart, and as a table for screen readers. */
export function DaysPanel({ period, length, onLengthChange }: DaysPanelProps) {
  return (
    <FigurePanel
      title="Visitors per day"
      query={useQuery(seriesQueryOptions(period))}
      bars={6}
      action={
        <SegmentedFilter
          label="Period"
          value={length}
          onValueChange={onLengthChange}
          options={PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))}
        />
      }
    >
      {(days) => (
        <div className="p-4.5">
          <p aria-hidden="true" className="mb-3 flex flex-wrap gap-x-5 text-sm text-muted">
            <span className="inline-flex items-center gap-2">
              <span className="h-0.5 w-5 bg-fg" /> Visitors
            </span>
            <span className="inline-flex items-center gap-2">
              <span className="h-0.5 w-5 bg-accent" /> Page views
            </span>
          </p>
          <ScrollArea label="Visitors per day, chart" className="relative overflow-x-auto">
            <DayChart days={days} />
          </ScrollArea>
          <DayTable days={days} />
        </div>
      )}
    </FigurePanel>
  );
}

function DayTable({ days }: { days: readonly SeriesDay[] }) {
  return (
    <table className="sr-only">
      <caption>Visitors and page views per day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Visitors</th>
          <th scope="col">Page views</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, visitors, page_views }) => (
          <tr key={day}>
            <th scope="row">{formatShortDay(day)}</th>
            <td>{visitors}</td>
            <td>{page_views}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
