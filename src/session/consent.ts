import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '@/shared/lib/storage';

/** Storage key of the choice (specification 2, section 9; 'declined' is ours, design 3.7). */
const KEY = 'cookie-consent';
const CHOICES = ['accepted', 'declined'] as const;
export type ConsentChoice = (typeof CHOICES)[number];

export interface ConsentState {
  /** `null` until the visitor, or their browser for them, has chosen. */
  choice: ConsentChoice | null;
  /** Whether the question is on the screen. */
  isOpen: boolean;
}

const UNKNOWN: ConsentState = { choice: null, isOpen: false };

let state = UNKNOWN;
const listeners = new Set<() => void>();

function setState(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

function storedChoice(): ConsentChoice | null {
  const stored = readStorage('localStorage', KEY);
  return CHOICES.find((choice) => choice === stored) ?? null;
}

/** Global Privacy Control: the browser has declined in its owner's name. */
function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}

/**
 * Finds out what was chosen before; where nothing was, the question comes up. Follows other tabs.
 * Returns the function that stops that.
 */
export function watchConsent(): () => void {
  const look = () => {
    const choice = storedChoice() ?? state.choice;
    if (choice !== null) setState({ choice, isOpen: false });
    else if (hasPrivacySignal()) setState({ choice: 'declined', isOpen: false });
    else setState({ choice: null, isOpen: true });
  };
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === KEY) look();
  };
  look();
  window.addEventListener('storage', handleStorage);
  return () => {
    window.removeEventListener('storage', handleStorage);
  };
}

/** Keeps the visitor's choice; where storage is blocked, until they leave the page. */
export function saveConsent(choice: ConsentChoice): void {
  writeStorage('localStorage', KEY, choice);
  setState({ choice, isOpen: false });
}

/** Brings the question up again; until it is answered the earlier choice stands. */
export function reopenConsent(): void {
  setState({ ...state, isOpen: true });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the visitor chose, and whether they are being asked. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => UNKNOWN,
  );
}
