import { useSyncExternalStore } from 'react';
import { logError } from '@/shared/lib/log';

const STORAGE_KEY = 'console-keys';
const OFF = 'off';
const CHANGED = 'console-keys-changed';

function areKeysOn(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true; // Storage is blocked: nobody can have switched them off.
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/**
 * Whether keys of a single character do something on this device. They can be switched off: who
 * speaks to the computer may set them off without meaning to (WCAG 2.1.4).
 */
export function useSingleKeysEnabled(): boolean {
  return useSyncExternalStore(subscribe, areKeysOn, () => true);
}

/** Stores the choice for this device. */
export function setSingleKeysEnabled(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, OFF);
  } catch (error) {
    logError('The choice of keys could not be stored', error);
  }
  window.dispatchEvent(new Event(CHANGED));
}
