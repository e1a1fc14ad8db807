import type { CSSProperties } from 'react';

interface ScheduleRow {
  task: string;
  /** First and last week, inclusive. */
  from: number;
  to: number;
  /** The number of loads in these weeks; each gets a sign. */
  loads?: number;
}

interface ScheduleChartProps {
  weeks: number;
  rows: readonly ScheduleRow[];
}

const TRACK =
  'border-r border-line-strong bg-[linear-gradient(90deg,var(--line-strong)_1px,transparent_1px)] bg-[length:var(--week)_100%]';
const COLUMNS = 'md:grid md:grid-cols-[15rem_1fr] md:items-center md:gap-x-6';

/** A project schedule by week: a bar for each task, a sign for each load. */
export function ScheduleChart({ weeks, rows }: ScheduleChartProps) {
  const style = { '--week': `calc(100% / ${String(weeks)})` } as CSSProperties;
  return (
    <div style={style}>
      <p aria-hidden="true" className={`${COLUMNS} text-xs text-subtle tabular-nums font-cond`}>
        <span className="max-md:block max-md:pb-1">Week</span>
        <span className="grid auto-cols-fr grid-flow-col border-r border-line-strong">
          {Array.from({ length: weeks }, (_, index) => (
            <span key={index} className="min-w-0 border-l border-line-strong pl-1 xs:pl-1.5">
              {index + 1}
            </span>
          ))}
        </span>
      </p>
      <dl className="mt-1">
        {rows.map(({ task, from, to, loads = 0 }) => (
          <div key={task} className={COLUMNS}>
            <dt className="text-ui leading-snug max-md:pt-3 max-md:pb-1">
              <span>{task}</span>
              <span className="sr-only">{`, weeks ${String(from)} to ${String(to)}`}</span>
            </dt>
            <dd aria-hidden="true" className={`relative h-7 md:h-10 ${TRACK}`}>
              <Bar from={from} to={to} loads={loads} weeks={weeks} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Bar({ from, to, loads, weeks }: Omit<Required<ScheduleRow>, 'task'> & { weeks: number }) {
  const part = (count: number) => `${String((count / weeks) * 100)}%`;
  return (
    <span
      className="absolute top-1/2 flex h-3.5 -translate-y-1/2 items-center justify-around gap-0.5 bg-strong px-0.5"
      style={{ left: part(from - 1), width: part(to - from + 1) }}
    >
      {Array.from({ length: loads }, (_, index) => (
        <span
          key={index}
          // On a narrow screen the signs shrink instead of overlapping.
          className="aspect-square max-w-3 flex-1 bg-accent diamond"
        />
      ))}
    </span>
  );
}
