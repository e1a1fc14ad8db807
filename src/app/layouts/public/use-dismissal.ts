import { useState } from 'react';
import { logError } from '@/shared/lib/log';

const YES = 'yes';

/** Something a visitor can close until the browser session ends; `key` names it in the storage. */
export function useDismissal(key: string): [isDismissed: boolean, dismiss: () => void] {
  const [isDismissed, setIsDismissed] = useState(() => isRemembered(key));
  const dismiss = () => {
    remember(key);
    setIsDismissed(true);
  };
  return [isDismissed, dismiss];
}

// A browser may refuse storage altogether: then the choice holds until the page is left.
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
