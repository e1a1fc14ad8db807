import { formatCount } from '@domain/numbers/counts';
import { formatMonthDay } from '@domain/time/day-text';
import type { SeriesDay } from '../api/figures';
import { chartLines } from '../model/chart-scale';

const WIDTH = 1080;
const HEIGHT = 220;
const LEFT = 60;
const BOTTOM = 26;
const TOP = 18;
/** Maximum number of date labels. */
const LABELS = 6;

/** Visitors (line) and page views (area) per day. A hidden table has the same data for screen readers. */
export function DayChart({ days }: { days: readonly SeriesDay[] }) {
  const lines = chartLines(Math.max(0, ...days.map(({ page_views }) => page_views)));
  const top = lines.at(-1) ?? 1;
  const x = (index: number) => LEFT + (index / Math.max(1, days.length - 1)) * (WIDTH - LEFT - 12);
  const y = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM);
  const path = (value: (day: SeriesDay) => number) =>
    days
      .map(
        (day, index) =>
          `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value(day)).toFixed(1)}`,
      )
      .join('');
  const floor = `L${x(days.length - 1).toFixed(1)} ${String(y(0))}L${String(LEFT)} ${String(y(0))}Z`;
  const every = Math.max(1, Math.ceil(days.length / LABELS));

  return (
    <svg
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      aria-hidden="true"
      className="w-full min-w-[34rem]"
    >
      {lines.map((line) => (
        <g key={line}>
          <path
            d={`M${String(LEFT)} ${String(y(line))}H${String(WIDTH - 12)}`}
            className="stroke-line"
          />
          <text
            x={LEFT - 8}
            y={y(line) + 4}
            textAnchor="end"
            className="fill-subtle text-[22px] sm:text-[18px] lg:text-[13px]"
          >
            {formatCount(line)}
          </text>
        </g>
      ))}
      <path d={path(({ page_views }) => page_views) + floor} className="fill-accent/20" />
      <path
        d={path(({ page_views }) => page_views)}
        className="fill-none stroke-accent stroke-2 [stroke-linejoin:round]"
      />
      <path
        d={path(({ visitors }) => visitors)}
        className="fill-none stroke-fg stroke-2 [stroke-linejoin:round]"
      />
      {days.map((day, index) =>
        (days.length - 1 - index) % every === 0 ? (
          <text
            key={day.day}
            x={x(index)}
            y={HEIGHT - 6}
            textAnchor={index === 0 ? 'start' : index === days.length - 1 ? 'end' : 'middle'}
            className="fill-subtle text-[22px] sm:text-[18px] lg:text-[13px]"
          >
            {formatMonthDay(day.day)}
          </text>
        ) : null,
      )}
    </svg>
  );
}
