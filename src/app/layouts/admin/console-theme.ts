import { useLayoutEffect } from 'react';
import { useStore } from '@/shared/lib/store';
import { createStoredText } from '@/shared/lib/stored-text';
import { useMediaQuery } from '@/shared/lib/use-media-query';

export type ConsoleTheme = 'light' | 'dark';

const SURFACE_CLASS = 'console-surface';
const choice = createStoredText('console-theme');

/** The user's choice on this device, otherwise the system's preference. */
export function useConsoleTheme(): ConsoleTheme {
  const chosen = useStore(choice);
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return chosen === 'light' || chosen === 'dark' ? chosen : system;
}

/** Stores the user's choice for this device. */
export function chooseConsoleTheme(theme: ConsoleTheme): void {
  choice.set(theme);
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
