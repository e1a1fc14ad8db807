import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { AuthContext } from './auth-context';
import { authStore, setStanding } from './auth-store';
import { followMailLink } from './follow-mail-link';
import { sessionStore, startSession } from './session-store';

const SessionData = lazyDataPart(async () => (await import('./session-data')).SessionData, {
  onFailure: NothingKnown,
});

/** Tells the tree who is signed in. A visitor pays for none of it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    followMailLink();
    return startSession();
  }, []);

  return (
    <AuthContext value={authStore}>
      {children}
      <CurrentUser />
    </AuthContext>
  );
}

/** By itself, so that a change of session renders nothing else again. */
function CurrentUser() {
  const { user } = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.getState,
    sessionStore.getServerState,
  );
  return user === null ? null : <SessionData key={user.id} userId={user.id} />;
}

/** Roles that cannot even be asked for are not given. */
function NothingKnown({ userId }: { userId: string }) {
  useEffect(() => {
    setStanding({ userId, roles: [], isAdmin: false, retry: reload });
  }, [userId]);
  return null;
}

function reload(): void {
  window.location.reload();
}
