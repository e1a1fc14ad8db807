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
    // Someone may paste the link to a page into a tab that shows this page.
    window.addEventListener('hashchange', openConfirmPage);
    const endSession = openConfirmPage() ? undefined : startSession();
    return () => {
      window.removeEventListener('hashchange', openConfirmPage);
      endSession?.();
    };
  }, []);

  return (
    <AuthContext value={authStore}>
      {children}
      <CurrentUser />
    </AuthContext>
  );
}

/** Leaves for the page with the button if the URL has a link from an email. Returns whether it does. */
function openConfirmPage(): boolean {
  const path = confirmPathFor(window.location);
  // A full page load, because the current page may still be hydrating.
  if (path !== null) window.location.replace(path);
  return path !== null;
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
