import { useSyncExternalStore } from 'react';
import { logError } from '@/shared/lib/log';

const STORAGE_KEY = 'console-keys';
const OFF = 'off';
const CHANGED = 'console-shortcuts-changed';

function areSingleKeysOn(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true; // Storage is blocked, so nobody can have turned them off.
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
 * Whether single-key shortcuts are on for this device. They can be turned off because speech input
 * can trigger them by accident (WCAG 2.1.4).
 */
export function useSingleKeysEnabled(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
}

/** Saves the setting for this device. */
export function setSingleKeysEnabled(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, OFF);
  } catch (error) {
    logError('Failed to save the shortcut setting', error);
  }
  window.dispatchEvent(new Event(CHANGED));
}
