import { useEffect } from 'react';
import { isForOther } from './row-focus';
import { useSingleKeysEnabled } from './shortcut-setting';

/** The control for a key: first in the focused item or row, then in its section. */
function findButton(key: string): HTMLElement | null {
  const selector = `[aria-keyshortcuts="${CSS.escape(key)}"]`;
  for (const scope of ['main li', 'main tbody', 'main section', 'main']) {
    const found = (
      scope === 'main' ? document.querySelector(scope) : document.activeElement?.closest(scope)
    )?.querySelector<HTMLElement>(selector);
    if (found != null) return found;
  }
  return null;
}

/** A single key presses the button that names it in `aria-keyshortcuts`. */
export function useButtonShortcuts(): void {
  const areKeysOn = useSingleKeysEnabled();
  useEffect(() => {
    if (!areKeysOn) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[a-z[\]]$/u.test(event.key)) return;
      if (isForOther(event)) return;
      const button = findButton(event.key);
      if (button === null) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [areKeysOn]);
}
