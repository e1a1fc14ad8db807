import { useEffect } from 'react';
import {
  focusSearch,
  isForOther,
  isInEmptySearch,
  isInRow,
  moveFocus,
  toggleRow,
} from './row-focus';

/** Single-key shortcuts; users can turn them off. */
const SINGLE_KEYS: Readonly<Record<string, () => void>> = {
  j: () => {
    moveFocus(1);
  },
  k: () => {
    moveFocus(-1);
  },
  x: toggleRow,
  '/': focusSearch,
};

/** Arrow keys scroll the page unless a row has the focus. */
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The keyboard shortcuts of the console's lists. Enter is handled by the row's own button. */
export function useListShortcuts(areSingleKeysOn: boolean, onHelp: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape' && isInEmptySearch(event)) moveFocus(1);
      if (isForOther(event)) return;
      const arrow = ARROWS[event.key];
      const action = event.key === '?' ? onHelp : SINGLE_KEYS[event.key];
      if (arrow !== undefined && isInRow()) moveFocus(arrow);
      else if (action !== undefined && areSingleKeysOn) action();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [areSingleKeysOn, onHelp]);
}
