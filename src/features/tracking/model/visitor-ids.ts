import { createUuid } from '@/shared/lib/create-uuid';
import { readStorage, writeStorage } from '@/shared/lib/storage';

const CONSENT_ID = 'consent-id';
const SESSION_ID = 'session-id';
const VALID = /^[A-Za-z0-9_-]{32}$/;

export interface VisitorIds {
  /** 32 characters, stored on this device: one per visitor. */
  consentId: string;
  /** Ends with the tab: one per visit. */
  sessionId: string;
  /** True if the ids were just created. */
  isNewVisitor: boolean;
  isNewSession: boolean;
}

/** If storage is blocked, the ids last until the page closes. */
const inMemory = new Map<string, string>();

/** The ids of a visitor who agreed to analytics, created on first use. */
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
  const stored = [readStorage(store, key), inMemory.get(key)].find(
    (id) => typeof id === 'string' && VALID.test(id),
  );
  if (typeof stored === 'string') return { id: stored, isNew: false };
  const id = createUuid().replaceAll('-', '');
  inMemory.set(key, id);
  writeStorage(store, key, id);
  return { id, isNew: true };
}

/** Deletes both ids after consent is declined or withdrawn. */
export function forgetVisitorIds(): void {
  inMemory.clear();
  writeStorage('localStorage', CONSENT_ID, null);
  writeStorage('sessionStorage', SESSION_ID, null);
}
