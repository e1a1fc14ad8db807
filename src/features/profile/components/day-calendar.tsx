import { useRef, useState, type KeyboardEvent } from 'react';
import { addDays, type DayRange } from '@domain/time/day';
import { weekdayOf } from '@domain/time/day-text';
import type { DayAnswer } from '../api/availability';
import { DayCell } from './day-cell';
import type { DaySelection } from './use-day-selection';

interface DayCalendarProps {
  weeks: readonly (readonly string[])[];
  /** The days that can be chosen, from today on. */
  shown: DayRange;
  answers: readonly DayAnswer[];
  selection: DaySelection;
}

/** Days that each arrow key moves. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/**
 * The weeks as a grid. Arrows move, Home and End go to the ends of the week, Space and Enter select,
 * Shift with an arrow extends the selection, and Escape clears it.
 */
export function DayCalendar({ weeks, shown, answers, selection }: DayCalendarProps) {
  const [focused, setFocused] = useState(shown.from);
  const grid = useRef<HTMLTableElement>(null);
  const answerOf = new Map(answers.map((answer) => [answer.day, answer]));
  const { range } = selection;

  const goTo = (day: string, isExtending: boolean) => {
    const target = day < shown.from ? shown.from : day > shown.to ? shown.to : day;
    setFocused(target);
    grid.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus();
    if (isExtending) selection.extendTo(target, focused);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const week = weeks.find((days) => days.includes(focused));
    const step = STEPS[event.key];
    const target =
      step !== undefined
        ? addDays(focused, step)
        : event.key === 'Home'
          ? week?.[0]
          : event.key === 'End'
            ? week?.at(-1)
            : undefined;
    if (event.key === 'Escape') selection.clear();
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(target, event.shiftKey);
  };

  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern is made of a table
      role="grid"
      aria-label="Your next six weeks"
      aria-multiselectable="true"
      className="w-full table-fixed border-separate border-spacing-1 max-sm:border-spacing-0.5"
      onKeyDown={handleKeyDown}
    >
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col" className="pb-1 text-sm font-normal text-subtle">
              <span aria-hidden="true">{weekdayOf(day)}</span>
              <span className="sr-only">{weekdayOf(day, 'long')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <DayCell
                key={day}
                day={day}
                answer={answerOf.get(day)}
                isPast={day < shown.from}
                isToday={day === shown.from}
                isSelected={range !== null && day >= range.from && day <= range.to}
                isTabStop={day === focused}
                onChoose={(isExtending) => {
                  if (isExtending) selection.extendTo(day, focused);
                  else selection.choose(day);
                  setFocused(day);
                }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
