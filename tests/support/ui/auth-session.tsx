import { render, screen } from '@testing-library/react';
import { type FakeAuth, SAM } from './fake-auth';

/** The database's answers about the signed-in user, by the name of the function. */
export const SESSION_ANSWERS: Record<string, unknown> = {
  get_user_roles: ['admin', 'carrier'],
  has_role: true,
  my_session_state: 'open',
};

/** Renders the provider with a page that prints the session. Reloads the modules, which hold state. */
export async function openSession() {
  const { AuthProvider } = await import('@/session/auth-provider');
  const { useAuth } = await import('@/session/use-auth');
  const { getQueryClient } = await import('@/shared/lib/query-client');
  const { Toaster } = await import('@/shared/ui/toast/toaster');
  const { connectAuth } = await import('@/session/session-store');

  function Page() {
    const { status, user, roles, isRolesLoading, isAdmin, hasRole, signOut, ...rest } = useAuth();
    const need = rest.isStaff ? 'is staff' : `needs ${rest.sessionNeed}`;
    return (
      <>
        <p>{`${status} ${user?.email ?? '-'}`}</p>
        <p>{isRolesLoading ? 'roles loading' : `roles: ${roles.join(', ')}`}</p>
        <p>{isAdmin ? 'is admin' : 'not admin'}</p>
        <p>{need}</p>
        <p>{hasRole('carrier') ? 'is carrier' : 'not carrier'}</p>
        {rest.hasRolesFailed && <button onClick={rest.retryRoles}>Retry</button>}
        <button onClick={() => signOut()}>Sign Out</button>
        <button onClick={() => signOut('console')}>Sign out of console</button>
      </>
    );
  }

  const queryClient = getQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  render(
    <>
      <AuthProvider>
        <Page />
      </AuthProvider>
      <Toaster />
    </>,
  );
  return { queryClient, connectAuth };
}

/** The same with a stored session, once the user is signed in. */
export async function openSignedIn(auth: FakeAuth) {
  localStorage.setItem('sb-project-auth-token', '{}');
  auth.session = { user: SAM };
  const opened = await openSession();
  await screen.findByText('signed-in sam@example.com');
  return opened;
}
