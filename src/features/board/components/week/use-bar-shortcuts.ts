import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useSingleKeysEnabled } from '@/shared/console/shortcuts/shortcut-setting';
import { barKey, barsInOrder, type BoardWeek, type WeekLoad } from '../../model/board-week';
import type { MoveBar } from './use-move-bar';

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Keyboard control of the bars. Tab goes through them in order of time. M picks up the focused bar; then the
 * arrows move it, Enter drops it and Escape cancels. `tabStop` is the key of the bar that Tab reaches from
 * outside.
 */
export function useBarShortcuts(
  week: BoardWeek,
  move: MoveBar,
  box: RefObject<HTMLElement | null>,
) {
  const areSingleKeysOn = useSingleKeysEnabled();
  const [lastKey, setLastKey] = useState('');
  const wanted = useRef<string | null>(null);
  const held = useRef<string | null>(null);
  const bars = barsInOrder(week);
  const keys = bars.map(barKey);
  const partOf = (load: WeekLoad) => {
    const kind = week.lanes.find(({ id }) => id === load.lane_id)?.kind;
    const isUnit = kind !== undefined && kind !== 'driver' && kind !== 'load';
    return isUnit ? `${load.number} ${kind} ${String(load.place)}` : load.number;
  };
  const find = (key: string) =>
    box.current?.querySelector<HTMLElement>(`[data-bar="${CSS.escape(key)}"]`);

  // In another row, a bar is a new element, so the focus has to follow it wherever new data puts it.
  useLayoutEffect(() => {
    const { activeElement: focused } = document;
    const isLost = focused === null || focused === document.body;
    const wantedBar = wanted.current === null ? null : find(wanted.current);
    if (wantedBar != null) {
      wanted.current = null;
      if (isLost || box.current?.contains(focused) === true) wantedBar.focus();
    } else if (isLost && held.current !== null) {
      const moved = bars.find((load) => partOf(load) === held.current);
      if (moved !== undefined) find(barKey(moved))?.focus();
    }
  });

  const handleMoving = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    // The page's other keys would open the load or change the week.
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) move.step(step);
    else if (event.key === 'Enter') move.drop();
    else if (event.key === 'Escape' || event.key === 'Tab') move.cancel();
  };

  return {
    tabStop: keys.includes(lastKey) ? lastKey : keys[0],
    /** Focuses a bar as soon as it's in the week. */
    focusBar: (key: string) => {
      wanted.current = key;
    },
    onFocus: ({ target }: { target: EventTarget }) => {
      const key = target instanceof HTMLElement ? target.dataset['bar'] : undefined;
      const bar = bars.find((load) => barKey(load) === key);
      if (key === undefined || bar === undefined) return;
      setLastKey(key);
      held.current = partOf(bar);
    },
    /** Not called for a bar that new data removes. */
    onBlur: () => {
      held.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const key = event.target instanceof HTMLElement ? event.target.dataset['bar'] : undefined;
      const index = key === undefined ? -1 : keys.indexOf(key);
      const bar = bars[index];
      if (bar === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (move.moving !== null) {
        handleMoving(event);
      } else if (event.key === 'Tab') {
        const next = keys[index + (event.shiftKey ? -1 : 1)];
        if (next === undefined) return;
        event.preventDefault();
        find(next)?.focus();
      } else if (event.key.toLowerCase() === 'm' && areSingleKeysOn) {
        event.preventDefault();
        move.pickUp(bar);
      }
    },
  };
}
