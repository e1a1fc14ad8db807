import type { Supabase } from '@/platform/supabase/client';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { logError } from '@/shared/lib/log';
import { createStore, type ReadableStore } from '@/shared/lib/store';
import { hasStoredSession, isSessionKey, removeStoredSession } from './stored-session';
import { readTokenSession } from './token-session';

/** The signed-in user, as far as the token says. */
export interface SessionUser {
  id: string;
  email: string | undefined;
  /** Changes when they sign in again or enter a code (`readTokenSession`). */
  session: string;
}

export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: SessionUser };

const LOADING: SessionState = { status: 'loading', user: null };
const SIGNED_OUT: SessionState = { status: 'signed-out', user: null };

const store = createStore<SessionState>(LOADING);
let connection: Promise<Supabase['auth']> | undefined;

interface AuthSession {
  user: { id: string; email?: string | undefined };
  access_token?: string;
}

/** Keeps the user object when a token refresh reports the same session, so that nothing rerenders. */
function update(current: AuthSession | null): void {
  const state = store.getState();
  if (current === null) {
    if (state.status !== 'signed-out') store.set(SIGNED_OUT);
    return;
  }
  const { id, email } = current.user;
  const session = readTokenSession(current.access_token);
  const known = state.user;
  if (known?.id !== id || known.email !== email || known.session !== session) {
    store.set({ status: 'signed-in', user: { id, email, session } });
  }
}

/**
 * Loads supabase-js once and follows the session from then on: token refresh, expiry, and sign-out in
 * another tab.
 *
 * @throws AppError when supabase-js failed to load; the next call tries again.
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
  // Don't await in this callback: the client waits for its listeners.
  auth.onAuthStateChange((_event, session) => {
    update(session);
  });
  return auth;
}

/**
 * Ends this browser's session, even if the server can't be reached: then it is removed from the browser
 * only. Other devices stay signed in.
 */
export async function dropSession(): Promise<void> {
  try {
    const auth = await connectAuth();
    const { error } = await auth.signOut({ scope: 'local' });
    if (error === null) return;
    logError('The server did not end the session', error);
  } catch (error) {
    logError('The server did not end the session', error);
  }
  removeStoredSession();
  update(null);
}

/** Who is signed in. */
export const sessionStore: ReadableStore<SessionState> = store;

function resume(): void {
  if (!hasStoredSession()) {
    update(null);
    return;
  }
  connectAuth().catch((error: unknown) => {
    logError('The stored session could not be opened', error);
    update(null);
  });
}

function handleStorage(event: StorageEvent): void {
  if (!isSessionKey(event.key)) return;
  // Signed in in another tab while this one had no client.
  if (connection === undefined) resume();
  // The storage was cleared without signing out, which the client doesn't notice.
  else if (!hasStoredSession()) update(null);
}

/**
 * Determines who is signed in. Without a stored session, supabase-js isn't loaded. Returns a function
 * that stops listening.
 */
export function startSession(): () => void {
  const handleOnline = () => {
    if (connection === undefined) resume();
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('online', handleOnline);
  resume();
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('online', handleOnline);
  };
}
