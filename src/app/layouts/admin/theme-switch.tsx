import { Moon, Sun } from 'lucide-react';
import { chooseConsoleTheme, useConsoleTheme } from './console-theme';
import { SideButton } from './side-item';

/** Switches the console between dark and light on this device. */
export function ThemeSwitch() {
  const isDark = useConsoleTheme() === 'dark';
  return (
    <SideButton
      Icon={isDark ? Sun : Moon}
      label={isDark ? 'Light theme' : 'Dark theme'}
      onClick={() => {
        chooseConsoleTheme(isDark ? 'light' : 'dark');
      }}
    />
  );
}
