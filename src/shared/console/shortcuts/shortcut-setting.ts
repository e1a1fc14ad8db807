import { useStore } from '@/shared/lib/store';
import { createStoredText } from '@/shared/lib/stored-text';

const OFF = 'off';
const setting = createStoredText('console-keys');

/**
 * True if single-key shortcuts are on for this device. They can be turned off because speech input
 * can trigger them by accident (WCAG 2.1.4).
 */
export function useSingleKeysEnabled(): boolean {
  return useStore(setting) !== OFF;
}

/** Saves the setting for this device. */
export function setSingleKeysEnabled(isOn: boolean): void {
  setting.set(isOn ? null : OFF);
}
