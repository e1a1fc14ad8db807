import { useEffect } from 'react';
import { isForOther } from '@/shared/console/shortcuts/row-focus';
import { useSingleKeysEnabled } from '@/shared/console/shortcuts/shortcut-setting';

/**
 * Keyboard shortcuts of the rules desk in addition to every list's: [ and ] change the state, O opens
 * the source.
 */
export function useDeskShortcuts(): void {
  const areKeysOn = useSingleKeysEnabled();
  useEffect(() => {
    if (!areKeysOn) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isForOther(event)) return;
      const target =
        event.key === '[' || event.key === ']'
          ? document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${event.key}"]`)
          : event.key === 'o'
            ? document.activeElement
                ?.closest('tr')
                ?.querySelector<HTMLElement>('[data-rule-source]')
            : null;
      if (target === null || target === undefined) return;
      event.preventDefault();
      target.click();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [areKeysOn]);
}
