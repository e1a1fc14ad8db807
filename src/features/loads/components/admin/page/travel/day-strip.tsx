import { formatTime } from '@domain/time/moment-text';
import type { Span, TravelDay } from '@/features/loads/model/travel/travel-day';
import { cn } from '@/shared/lib/cn';

const LOOKS = {
  travel: 'bg-ok-surface',
  night: 'bg-sunk',
  curfew:
    'bg-warn-surface bg-[repeating-linear-gradient(-45deg,var(--warn)_0_2px,transparent_2px_7px)]',
  closed:
    'bg-danger-surface bg-[repeating-linear-gradient(45deg,var(--danger)_0_2px,transparent_2px_7px)]',
} as const;

const WORDS = { travel: 'Legal', night: 'Night', curfew: 'Curfew', closed: 'Closed' } as const;

interface DayStripProps {
  day: TravelDay;
  /** When the truck drives. */
  runs: readonly Span[];
  zone: string;
}

/** A day from midnight to midnight: when travel is legal, why not, and when the truck drives. */
export function DayStrip({ day, runs, zone }: DayStripProps) {
  const length = day.until - day.from;
  const place = ({ from, until }: Span) => ({
    left: `${String(((Math.max(from, day.from) - day.from) / length) * 100)}%`,
    width: `${String(((Math.min(until, day.until) - Math.max(from, day.from)) / length) * 100)}%`,
  });
  return (
    <div
      role="img"
      aria-label={stripText(day, runs, zone)}
      className="relative h-5 overflow-hidden rounded-xs border bg-sunk"
    >
      {day.blocks.map((block) => (
        <span
          key={block.from}
          style={place(block)}
          className={cn('absolute inset-y-0', LOOKS[block.kind])}
        />
      ))}
      {runs.map((run) => (
        <span
          key={run.from}
          style={place(run)}
          className="absolute inset-y-1.25 rounded-xs bg-strong"
        />
      ))}
    </div>
  );
}

/** `7:04 AM to 4:38 PM`. */
export const spanText = ({ from, until }: Span, zone: string): string =>
  `${formatTime(from, zone)} to ${formatTime(until, zone)}`;

function stripText({ blocks }: TravelDay, runs: readonly Span[], zone: string): string {
  return [
    ...blocks
      .filter(({ kind }) => kind !== 'night')
      .map((block) => {
        const name =
          block.label === '' ? WORDS[block.kind] : `${WORDS[block.kind]} (${block.label})`;
        return `${name} ${spanText(block, zone)}`;
      }),
    ...runs.map((run) => `Drives ${spanText(run, zone)}`),
  ].join('. ');
}

/** What the colors of the strips mean. */
export function StripKey() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-subtle">
      {(['travel', 'night', 'curfew', 'closed'] as const).map((kind) => (
        <li key={kind} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={cn('h-3 w-5 rounded-xs border', LOOKS[kind])} />
          <span>{WORDS[kind]}</span>
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="h-1.5 w-5 rounded-xs bg-strong" />
        <span>Driving</span>
      </li>
    </ul>
  );
}
