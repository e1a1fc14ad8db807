import { Check, X } from 'lucide-react';
import { cn } from '@/shared/lib/cn';
import { formatLongDay, formatMonthDay } from '@domain/time/day-text';
import type { DayAnswer } from '../api/availability';

interface DayCellProps {
  day: string;
  answer: DayAnswer | undefined;
  isPast: boolean;
  isToday: boolean;
  isSelected: boolean;
  /** True if this is the one day in the tab order. */
  isTabStop: boolean;
  onChoose: (isExtending: boolean) => void;
}

/** One day: its number, and the availability as an icon, a color and a word. */
export function DayCell({
  day,
  answer,
  isPast,
  isToday,
  isSelected,
  isTabStop,
  onChoose,
}: DayCellProps) {
  const isFirst = day.endsWith('-01');
  const number = isFirst ? formatMonthDay(day) : String(Number(day.slice(-2)));
  if (isPast) {
    return (
      <td className="h-13 px-2 py-1.5 align-top text-sm text-subtle tabular-nums">
        <span className="sr-only">{`${formatLongDay(day)}, past`}</span>
        <span aria-hidden="true">{number}</span>
      </td>
    );
  }
  const { label, short, className, Icon } = LOOKS[lookOf(answer)];
  const note = answer?.note ?? '';
  return (
    <td aria-selected={isSelected}>
      <button
        type="button"
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        title={note === '' ? undefined : note}
        onClick={(event) => {
          onChoose(event.shiftKey);
        }}
        className={cn(
          'relative grid h-13 w-full content-between rounded-sm border px-2 py-1.5 text-left text-sm leading-none tabular-nums transition-colors max-sm:px-1.5',
          className,
          isSelected && 'border-fg shadow-[inset_0_0_0_1.5px_var(--fg)]',
        )}
      >
        <span className="sr-only">{`${formatLongDay(day)}${isToday ? ', today' : ''}: ${label}${note === '' ? '' : `, ${note}`}`}</span>
        <span
          aria-hidden="true"
          className={cn('whitespace-nowrap', isToday && 'font-bold underline underline-offset-3')}
        >
          {number}
        </span>
        <span
          aria-hidden="true"
          className="flex items-center gap-1 text-xs font-semibold font-stretch-[86%]"
        >
          {Icon !== null && <Icon className="size-3.5 stroke-[2.5]" />}
          <span className="max-sm:hidden">{short}</span>
        </span>
      </button>
    </td>
  );
}

const LOOKS = {
  yes: {
    label: 'available',
    short: 'Free',
    className: 'border-ok bg-ok-surface text-ok hover:border-fg',
    Icon: Check,
  },
  no: {
    label: 'not available',
    short: 'Busy',
    className: 'border-line-strong bg-sunk text-muted hover:border-fg',
    Icon: X,
  },
  open: {
    label: 'not set',
    short: '',
    className: 'border-line bg-surface text-fg hover:border-fg',
    Icon: null,
  },
} as const;

function lookOf(answer: DayAnswer | undefined): keyof typeof LOOKS {
  if (answer === undefined) return 'open';
  return answer.available ? 'yes' : 'no';
}
