import { useLayoutEffect, useSyncExternalStore } from 'react';
import { logError } from '@/shared/lib/log';

export type ConsoleTheme = 'light' | 'dark';

const STORAGE_KEY = 'console-theme';
const SURFACE_CLASS = 'console-surface';
const CHANGED = 'console-theme-changed';

const systemPrefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function storedTheme(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // Storage is blocked: follow the system.
  }
}

/** The user's choice on this device, otherwise the system's preference. */
function currentTheme(): ConsoleTheme {
  const stored = storedTheme();
  if (stored === 'light' || stored === 'dark') return stored;
  return systemPrefersDark().matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const system = systemPrefersDark();
  system.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    system.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** The console's theme. Follows the switch, other tabs and, until the user chooses, the system. */
export function useConsoleTheme(): ConsoleTheme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}

/** Stores the user's choice for this device. */
export function chooseConsoleTheme(theme: ConsoleTheme): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, theme);
  } catch (error) {
    logError('The theme could not be stored', error);
  }
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Applies the console's styles and theme to the document while the console is mounted: dialogs and
 * toasts render outside its frame. The public site is always light.
 */
export function useConsoleSurface(): void {
  const theme = useConsoleTheme();
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.body.classList.add(SURFACE_CLASS);
    return () => {
      delete document.documentElement.dataset['theme'];
      document.body.classList.remove(SURFACE_CLASS);
    };
  }, [theme]);
}
