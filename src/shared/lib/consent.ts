import { useSyncExternalStore } from 'react';
import { readStoredText, storeText } from './stored-text';

/** Storage key of the choice (specification 2, section 9; 'declined' is ours, design 3.7). */
const KEY = 'cookie-consent';
const CHOICES = ['accepted', 'declined'] as const;
export type ConsentChoice = (typeof CHOICES)[number];

export interface ConsentState {
  /** `null` until the visitor, or their browser for them, has chosen. */
  choice: ConsentChoice | null;
  /** Whether the question is on the screen. */
  isAsking: boolean;
}

const UNKNOWN: ConsentState = { choice: null, isAsking: false };

let state = UNKNOWN;
const listeners = new Set<() => void>();

function setState(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

function storedChoice(): ConsentChoice | null {
  const stored = readStoredText('localStorage', KEY);
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
export function startConsent(): () => void {
  const look = () => {
    const choice = storedChoice() ?? state.choice;
    if (choice !== null) setState({ choice, isAsking: false });
    else if (hasPrivacySignal()) setState({ choice: 'declined', isAsking: false });
    else setState({ choice: null, isAsking: true });
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
export function choose(choice: ConsentChoice): void {
  storeText('localStorage', KEY, choice);
  setState({ choice, isAsking: false });
}

/** Brings the question up again; until it is answered the earlier choice stands. */
export function askAgain(): void {
  setState({ ...state, isAsking: true });
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
