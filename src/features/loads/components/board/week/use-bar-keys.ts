import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useSingleKeysEnabled } from '@/shared/console/shortcuts/shortcut-setting';
import { barKey, barsInOrder, type BoardWeek } from '../../../model/board-week';
import type { MoveBar } from './use-move-bar';

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The keys of the bars. Tab goes through them in order of time; M picks the focused one up, then arrows, Enter and
 * Escape move it. `tabStop` is the key of the bar that Tab reaches from outside.
 */
export function useBarKeys(week: BoardWeek, move: MoveBar, box: RefObject<HTMLElement | null>) {
  const areSingleKeysOn = useSingleKeysEnabled();
  const [lastKey, setLastKey] = useState('');
  const wanted = useRef<string | null>(null);
  const bars = barsInOrder(week);
  const keys = bars.map(barKey);
  const find = (key: string) =>
    box.current?.querySelector<HTMLElement>(`[data-bar="${CSS.escape(key)}"]`);

  // A bar in another row is another element, so the focus has to follow it.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const bar = find(wanted.current);
    if (bar == null) return;
    wanted.current = null;
    const { activeElement: focused } = document;
    if (focused === null || focused === document.body || box.current?.contains(focused))
      bar.focus();
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
      if (key !== undefined) setLastKey(key);
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
