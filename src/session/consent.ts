import { readStorage, writeStorage } from '@/shared/lib/storage';
import { createStore, useStore } from '@/shared/lib/store';

/** Storage key of the choice. */
const KEY = 'cookie-consent';
const CHOICES = ['accepted', 'declined'] as const;
export type ConsentChoice = (typeof CHOICES)[number];

export interface ConsentState {
  /** `null` until the visitor, or a privacy signal of their browser, has chosen. */
  choice: ConsentChoice | null;
  /** True if the consent dialog is open. */
  isOpen: boolean;
  /** True if the visitor opened it with the footer's link. */
  isReopened: boolean;
}

const store = createStore<ConsentState>({ choice: null, isOpen: false, isReopened: false });

function storedChoice(): ConsentChoice | null {
  const stored = readStorage('localStorage', KEY);
  return CHOICES.find((choice) => choice === stored) ?? null;
}

/** Global Privacy Control counts as declined. */
function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}

/**
 * Reads the stored choice and opens the dialog if there is none. Follows choices made in other tabs.
 * Returns a function that stops listening.
 */
export function watchConsent(): () => void {
  const readChoice = () => {
    const choice = storedChoice() ?? store.getState().choice;
    if (choice !== null) store.set({ choice, isOpen: false, isReopened: false });
    else if (hasPrivacySignal())
      store.set({ choice: 'declined', isOpen: false, isReopened: false });
    else store.set({ choice: null, isOpen: true, isReopened: false });
  };
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === KEY) readChoice();
  };
  readChoice();
  window.addEventListener('storage', handleStorage);
  return () => {
    window.removeEventListener('storage', handleStorage);
  };
}

/** Stores the visitor's choice. If storage is blocked, it lasts until they leave the page. */
export function saveConsent(choice: ConsentChoice): void {
  writeStorage('localStorage', KEY, choice);
  store.set({ choice, isOpen: false, isReopened: false });
}

/** Reopens the dialog. The earlier choice applies until the visitor makes another one. */
export function reopenConsent(): void {
  store.set({ ...store.getState(), isOpen: true, isReopened: true });
}

/** The visitor's choice and whether the dialog is open. */
export function useConsent(): ConsentState {
  return useStore(store);
}
