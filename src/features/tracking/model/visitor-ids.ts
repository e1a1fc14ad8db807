import { createUuid } from '@/shared/lib/create-uuid';
import { readStorage, writeStorage } from '@/shared/lib/storage';

const CONSENT_ID = 'consent-id';
const SESSION_ID = 'session-id';
const VALID = /^[A-Za-z0-9_-]{32}$/;

export interface VisitorIds {
  /** 32 characters, kept on this device: the same browser, counted once. */
  consentId: string;
  /** Ends with the tab: a visit. */
  sessionId: string;
  /** Whether the ids were made just now. */
  isNewVisitor: boolean;
  isNewSession: boolean;
}

/** Where storage is blocked, the ids last until the page is left. */
const passing = new Map<string, string>();

/** The ids of a visitor who agreed to be counted, made when they are first needed. */
export function visitorIds(): VisitorIds {
  const consent = idFrom('localStorage', CONSENT_ID);
  const session = idFrom('sessionStorage', SESSION_ID);
  return {
    consentId: consent.id,
    sessionId: session.id,
    isNewVisitor: consent.isNew,
    isNewSession: session.isNew,
  };
}

function idFrom(store: 'localStorage' | 'sessionStorage', key: string) {
  const known = [readStorage(store, key), passing.get(key)].find(
    (id) => typeof id === 'string' && VALID.test(id),
  );
  if (typeof known === 'string') return { id: known, isNew: false };
  const id = createUuid().replaceAll('-', '');
  passing.set(key, id);
  writeStorage(store, key, id);
  return { id, isNew: true };
}

/** Forgets both, when consent is taken back or was never given. */
export function forgetVisitorIds(): void {
  passing.clear();
  writeStorage('localStorage', CONSENT_ID, null);
  writeStorage('sessionStorage', SESSION_ID, null);
}
