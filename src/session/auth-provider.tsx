import { useEffect, type ReactNode } from 'react';
import { lazyDataPart } from '@/shared/lib/lazy-part';
import { useStore } from '@/shared/lib/store';
import { AuthContext } from './auth-context';
import { authStore, setUserAccess } from './auth-store';
import { confirmPathFor } from './email-link';
import { sessionStore, startSession, type SessionUser } from './session-store';

const SessionData = lazyDataPart(async () => (await import('./session-data')).SessionData, {
  onFailure: NoAccess,
});

/** Provides the session. Visitors without a session download no auth code. */
export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    const confirmPath = confirmPathFor(window.location);
    if (confirmPath === null) return startSession();
    // A full page load, because the current page may still be hydrating.
    window.location.replace(confirmPath);
    return undefined;
  }, []);

  return (
    <AuthContext value={authStore}>
      {children}
      <CurrentUser />
    </AuthContext>
  );
}

/** A separate component, so that a session change rerenders nothing else. */
function CurrentUser() {
  const { user } = useStore(sessionStore);
  return user === null ? null : <SessionData key={user.id} user={user} />;
}

/** The code that loads the roles failed to download: the user has none until a reload. */
function NoAccess({ user: { id: userId } }: { user: SessionUser }) {
  useEffect(() => {
    setUserAccess({ userId, roles: [], isAdmin: false, need: undefined, retry: reload });
  }, [userId]);
  return null;
}

function reload(): void {
  window.location.reload();
}
