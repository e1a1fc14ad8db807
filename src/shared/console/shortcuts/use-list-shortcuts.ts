import { useEffect } from 'react';
import {
  focusSearch,
  isElsewhere,
  isInEmptySearch,
  isInRow,
  moveFocus,
  toggleRow,
} from './row-focus';

/** Keys of a single character, which can be switched off. */
const CHARACTERS: Readonly<Record<string, () => void>> = {
  j: () => {
    moveFocus(1);
  },
  k: () => {
    moveFocus(-1);
  },
  x: toggleRow,
  '/': focusSearch,
};

/** Arrows scroll the page, unless a row has the focus. */
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys of the console's tables; Enter on a row is the row's own button. */
export function useListShortcuts(areCharactersOn: boolean, onHelp: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape' && isInEmptySearch(event)) moveFocus(1);
      if (isElsewhere(event)) return;
      const arrow = ARROWS[event.key];
      const action = event.key === '?' ? onHelp : CHARACTERS[event.key];
      if (arrow !== undefined && isInRow()) moveFocus(arrow);
      else if (action !== undefined && areCharactersOn) action();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [areCharactersOn, onHelp]);
}
