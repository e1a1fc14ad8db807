import type { Supabase } from '@/platform/supabase/client';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { logError } from '@/shared/lib/log';
import { readMailLink } from './mail-link';
import { hasStoredSession, isSessionKey } from './stored-session';

/** The person who is signed in, as far as the token tells. */
export interface SessionUser {
  id: string;
  email: string | undefined;
}

export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: SessionUser };

const LOADING: SessionState = { status: 'loading', user: null };
const SIGNED_OUT: SessionState = { status: 'signed-out', user: null };

let state: SessionState = LOADING;
let connection: Promise<Supabase['auth']> | undefined;
/** A session is on its way out of the address: nobody is signed out before it has arrived. */
let isLinkOpening = false;
const listeners = new Set<() => void>();

function setState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** A token refresh repeats the same person: keep the object, so that nothing renders again. */
function follow(user: { id: string; email?: string | undefined } | undefined): void {
  if (user === undefined) {
    if (state.status !== 'signed-out') setState(SIGNED_OUT);
  } else if (state.user?.id !== user.id || state.user.email !== user.email) {
    setState({ status: 'signed-in', user: { id: user.id, email: user.email } });
  }
}

/**
 * Loads supabase-js, once, and follows the session from then on: token refresh, expiry, and
 * sign-out in another tab.
 *
 * @throws AppError when supabase-js could not be fetched; the next call tries again.
 */
export function connectAuth(): Promise<Supabase['auth']> {
  connection ??= openConnection().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

async function openConnection(): Promise<Supabase['auth']> {
  const { auth } = await loadSupabase();
  // Nothing is awaited in here: the client waits for its listeners.
  auth.onAuthStateChange((_event, session) => {
    if (session !== null || !isLinkOpening) follow(session?.user);
  });
  return auth;
}

/** Does `work`, which brings a session in from a mail link; what it throws goes on. */
export async function whileLinkOpens(work: () => Promise<void>): Promise<void> {
  isLinkOpening = true;
  try {
    await work();
  } finally {
    isLinkOpening = false;
    // Nothing came of it: then it is as without the link.
    if (state.status === 'loading') resume();
  }
}

/** The current state and its subscription, in the shape `useSyncExternalStore` asks for. */
export const sessionStore = {
  getState: (): SessionState => state,
  getServerState: (): SessionState => LOADING,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function resume(): void {
  if (!hasStoredSession()) {
    follow(undefined);
    return;
  }
  connectAuth().catch((error: unknown) => {
    logError('The stored session could not be opened', error);
    follow(undefined);
  });
}

function handleStorage(event: StorageEvent): void {
  if (!isSessionKey(event.key)) return;
  // Signed in from another tab while this one had no client to hear of it.
  if (connection === undefined) resume();
  // Cleared by other means than signing out, which the client would not notice.
  else if (!isLinkOpening && !hasStoredSession()) follow(undefined);
}

/**
 * Finds out who is signed in. A visitor without a stored session costs nothing: supabase-js stays
 * where it is. Returns the function that stops listening.
 */
export function startSession(): () => void {
  const handleOnline = () => {
    if (connection === undefined) resume();
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('online', handleOnline);
  // With a session in the address it is not known yet: open-mail-link.ts finds out.
  if (readMailLink(window.location.hash)?.kind !== 'session') resume();
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('online', handleOnline);
  };
}
