import { useState } from 'react';
import { logError } from '@/shared/lib/log';

const YES = 'yes';

/** Remembers until the browser session ends that a visitor closed something. `key`: storage key. */
export function useDismissal(key: string): [isDismissed: boolean, dismiss: () => void] {
  const [isDismissed, setIsDismissed] = useState(() => isRemembered(key));
  const dismiss = () => {
    remember(key);
    setIsDismissed(true);
  };
  return [isDismissed, dismiss];
}

// When storage is blocked, the choice lasts until the visitor leaves the page.
function isRemembered(key: string): boolean {
  try {
    return typeof window !== 'undefined' && window.sessionStorage.getItem(key) === YES;
  } catch (error) {
    logError('The session storage could not be read', error);
    return false;
  }
}

function remember(key: string): void {
  try {
    window.sessionStorage.setItem(key, YES);
  } catch (error) {
    logError('The session storage could not be written', error);
  }
}
