import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAuth, SAM } from '@tests/ui/fake-auth';

const loadSupabase = vi.hoisted(() => vi.fn());
vi.mock('@/platform/supabase/load-supabase', () => ({ loadSupabase }));

const ANSWERS: Record<string, unknown> = {
  get_user_roles: ['admin', 'carrier'],
  has_role: true,
  my_session_state: 'open',
};

let auth: FakeAuth;
const rpc = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  auth = new FakeAuth();
  rpc.mockReset();
  rpc.mockImplementation((name: string) => Promise.resolve({ data: ANSWERS[name], error: null }));
  loadSupabase.mockReset();
  loadSupabase.mockResolvedValue({ auth, rpc });
});

/** Renders the provider with a page that prints the session. Reloads the modules, which hold state. */
async function open() {
  const { AuthProvider } = await import('./auth-provider');
  const { useAuth } = await import('./use-auth');
  const { getQueryClient } = await import('@/shared/lib/query-client');
  const { Toaster } = await import('@/shared/ui/toast/toaster');
  const { connectAuth } = await import('./session-store');

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

async function openSignedIn() {
  localStorage.setItem('sb-project-auth-token', '{}');
  auth.session = { user: SAM };
  const opened = await open();
  await screen.findByText('signed-in sam@example.com');
  return opened;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('a visitor', () => {
  it('is signed out without loading supabase-js', async () => {
    await open();
    expect(await screen.findByText('signed-out -')).toBeInTheDocument();
    expect(screen.getByText('roles:')).toBeInTheDocument();
    expect(loadSupabase).not.toHaveBeenCalled();
  });

  it('becomes a user with roles by signing in', async () => {
    const { connectAuth } = await open();
    await screen.findByText('signed-out -');
    await act(async () => {
      await connectAuth();
      auth.tell('SIGNED_IN', { user: SAM });
    });
    expect(screen.getByText('signed-in sam@example.com')).toBeInTheDocument();
    expect(await screen.findByText('roles: admin, carrier')).toBeInTheDocument();
  });

  it('becomes a user by signing in in another tab', async () => {
    await open();
    await screen.findByText('signed-out -');
    auth.session = { user: SAM };
    localStorage.setItem('sb-project-auth-token', '{}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'sb-project-auth-token' }));
    expect(await screen.findByText('signed-in sam@example.com')).toBeInTheDocument();
  });
});

describe('a stored session', () => {
  it('signs the user in and loads roles and admin status', async () => {
    await openSignedIn();
    expect(await screen.findByText('roles: admin, carrier')).toBeInTheDocument();
    expect(screen.getByText('is admin')).toBeInTheDocument();
    expect(screen.getByText('is carrier')).toBeInTheDocument();
    expect(rpc.mock.calls).toEqual([
      ['get_user_roles', { _user_id: SAM.id }],
      ['has_role', { _user_id: SAM.id, _role: 'admin' }],
      ['my_session_state'],
    ]);
  });

  it('has no roles when they fail to load, and logs why', async () => {
    rpc.mockResolvedValue({ data: null, error: { message: 'upstream down' }, status: 503 });
    await openSignedIn();
    expect(await screen.findByText('roles:')).toBeInTheDocument();
    expect(screen.getByText('not admin')).toBeInTheDocument();
    expect(screen.getByText('not carrier')).toBeInTheDocument();
    expect(console.warn).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ message: 'upstream down' }),
      expect.anything(),
    );
  });

  it('has roles after a successful retry', async () => {
    rpc.mockResolvedValueOnce({ data: null, error: { message: 'upstream down' }, status: 503 });
    await openSignedIn();
    await screen.findByText('roles:');
    expect(screen.getByText('not carrier')).toBeInTheDocument();
    button('Retry').click();
    expect(await screen.findByText('roles: admin, carrier')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('leaves a visitor when it has expired', async () => {
    localStorage.setItem('sb-project-auth-token', '{}');
    await open();
    expect(await screen.findByText('signed-out -')).toBeInTheDocument();
    expect(loadSupabase).toHaveBeenCalled();
  });
});

describe('a staff session', () => {
  /** An access token with these claims. */
  const token = (session_id: string, aal: string) =>
    `header.${btoa(JSON.stringify({ session_id, aal }))}.signature`;
  const answer = (state: string) => {
    rpc.mockImplementation((name: string) =>
      Promise.resolve({ data: name === 'my_session_state' ? state : ANSWERS[name], error: null }),
    );
  };

  it.each(['challenge', 'enroll'])('has no rights of staff while it needs: %s', async (state) => {
    answer(state);
    await openSignedIn();
    expect(await screen.findByText(`needs ${state}`)).toBeInTheDocument();
    expect(screen.getByText('not admin')).toBeInTheDocument();
    expect(screen.getByText('roles: admin, carrier')).toBeInTheDocument();
  });

  it('gets its rights after the code, in any tab', async () => {
    answer('challenge');
    await openSignedIn();
    await screen.findByText('needs challenge');
    answer('open');
    act(() => {
      auth.tell('MFA_CHALLENGE_VERIFIED', { user: SAM, access_token: token('a', 'aal2') });
    });
    expect(await screen.findByText('is staff')).toBeInTheDocument();
    expect(screen.getByText('is admin')).toBeInTheDocument();
  });

  it('has no rights of staff when what it needs failed to load', async () => {
    rpc.mockImplementation((name: string) =>
      Promise.resolve(
        name === 'my_session_state'
          ? { data: null, error: { message: 'upstream down' }, status: 503 }
          : { data: ANSWERS[name], error: null },
      ),
    );
    await openSignedIn();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(screen.getByText('not admin')).toBeInTheDocument();
  });

  it('ends after 12 idle hours, even offline, and remembers why', async () => {
    answer('idle');
    auth.signOutError = { name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 };
    localStorage.setItem('sb-project-auth-token', '{}');
    auth.session = { user: SAM };
    await open();
    expect(await screen.findByText('signed-out -')).toBeInTheDocument();
    const { idleSignOut } = await import('./idle-sign-out');
    expect(idleSignOut.getState()).not.toBeNull();
    expect(localStorage.getItem('sb-project-auth-token')).toBeNull();
    expect(screen.queryByText(/^Your session has ended/)).not.toBeInTheDocument();
    expect(screen.queryByText('is admin')).not.toBeInTheDocument();
  });

  it('forgets why the last one ended', async () => {
    const { idleSignOut } = await import('./idle-sign-out');
    idleSignOut.set('true');
    await openSignedIn();
    await screen.findByText('is staff');
    expect(idleSignOut.getState()).toBeNull();
  });

  it('ends with the usual toast when it was ended elsewhere', async () => {
    answer('ended');
    localStorage.setItem('sb-project-auth-token', '{}');
    auth.session = { user: SAM };
    await open();
    expect(await screen.findByText(/^Your session has ended/)).toBeInTheDocument();
    expect(screen.getByText('signed-out -')).toBeInTheDocument();
  });
});

describe('signing out', () => {
  it("drops all of the user's data", async () => {
    const { queryClient } = await openSignedIn();
    await screen.findByText('roles: admin, carrier');
    button('Sign Out').click();
    expect(await screen.findByText('signed-out -')).toBeInTheDocument();
    expect(screen.getByText('not admin')).toBeInTheDocument();
    await waitFor(() => {
      expect(
        JSON.stringify(
          queryClient
            .getQueryCache()
            .getAll()
            .map((q) => q.queryKey),
        ),
      ).not.toContain(SAM.id);
    });
  });

  it.each([
    ['Sign Out', 'You have been successfully signed out'],
    ['Sign out of console', 'You have been successfully signed out.'],
  ])('shows a toast: %s', async (name, text) => {
    await openSignedIn();
    button(name).click();
    expect(await screen.findByText('Signed Out')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['Sign Out', 'Error', 'Failed to sign out'],
    ['Sign out of console', 'Sign Out Failed', 'Failed to sign out. Please try again.'],
  ])('shows an error and keeps the session when it fails: %s', async (name, title, text) => {
    await openSignedIn();
    auth.signOutError = { name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 };
    button(name).click();
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('signed-in sam@example.com')).toBeInTheDocument();
  });

  it('shows the server’s message when the server refuses', async () => {
    await openSignedIn();
    auth.signOutError = {
      name: 'AuthRetryableFetchError',
      message: 'Database error revoking sessions',
      status: 500,
    };
    button('Sign Out').click();
    expect(await screen.findByText('Database error revoking sessions')).toBeInTheDocument();
  });

  it('in another tab also signs out here, with a toast', async () => {
    await openSignedIn();
    act(() => {
      auth.tell('SIGNED_OUT', null);
    });
    expect(screen.getByText('signed-out -')).toBeInTheDocument();
    expect(screen.getByText(/^Your session has ended/)).toBeInTheDocument();
  });

  it('shows no toast when the caller shows its own', async () => {
    await openSignedIn();
    const { expectSessionEnd } = await import('./auth-store');
    expectSessionEnd();
    act(() => {
      auth.tell('SIGNED_OUT', null);
    });
    expect(screen.getByText('signed-out -')).toBeInTheDocument();
    expect(screen.queryByText(/^Your session has ended/)).not.toBeInTheDocument();
  });

  it('happens when another tab clears the storage', async () => {
    await openSignedIn();
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(screen.getByText('signed-out -')).toBeInTheDocument();
  });
});

describe('a link from an email', () => {
  const HASH = '#access_token=a&refresh_token=b&expires_in=3600&type=signup';
  beforeEach(() => {
    window.history.replaceState(null, '', `/${HASH}`);
  });

  it('signs in and shows a toast', async () => {
    await open();
    expect(await screen.findByText('signed-in sam@example.com')).toBeInTheDocument();
    expect(await screen.findByText('Email Verified')).toBeInTheDocument();
  });

  it('removes its tokens from the URL and the history', async () => {
    const before = window.history.length;
    await open();
    await screen.findByText('Email Verified');
    expect(window.location.href).not.toContain('#');
    expect(window.history).toHaveLength(before);
  });

  it('shows the session as loading while it opens', async () => {
    const setSession = vi.spyOn(auth, 'setSession').mockReturnValue(new Promise(() => undefined));
    await open();
    await waitFor(() => {
      expect(setSession).toHaveBeenCalledWith({ access_token: 'a', refresh_token: 'b' });
    });
    expect(screen.getByText('loading -')).toBeInTheDocument();
  });

  it('keeps its tokens and shows an error when it fails', async () => {
    auth.setSessionError = {
      name: 'AuthRetryableFetchError',
      message: 'Failed to fetch',
      status: 0,
    };
    await open();
    expect(await screen.findByText('Sign In Failed')).toBeInTheDocument();
    expect(screen.getByText('signed-out -')).toBeInTheDocument();
    expect(window.location.hash).toBe(HASH);
  });
});

it('useAuth throws outside the provider', async () => {
  const { useAuth } = await import('./use-auth');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = () => <>{useAuth().status}</>;
  expect(() => render(<Lost />)).toThrow('useAuth must be used within an AuthProvider');
});
