import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAuth, SAM } from '@tests/ui/fake-auth';

const loadSupabase = vi.hoisted(() => vi.fn());
vi.mock('@/platform/supabase/load-supabase', () => ({ loadSupabase }));

let auth: FakeAuth;
const rpc = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  auth = new FakeAuth();
  rpc.mockReset();
  rpc.mockImplementation((name: string) =>
    Promise.resolve({ data: name === 'has_role' ? true : ['admin', 'carrier'], error: null }),
  );
  loadSupabase.mockReset();
  loadSupabase.mockResolvedValue({ auth, rpc });
});

/** The provider with a page that says what it knows. The session lives in modules: load anew. */
async function open() {
  const { AuthProvider } = await import('./auth-provider');
  const { useAuth } = await import('./use-auth');
  const { getQueryClient } = await import('@/shared/lib/query-client');
  const { Toaster } = await import('@/shared/ui/toast/toaster');
  const { connectAuth } = await import('./session-store');

  function Page() {
    const { status, user, roles, isRolesLoading, isAdmin, hasRole, signOut, ...rest } = useAuth();
    return (
      <>
        <p>{`${status} ${user?.email ?? 'nobody'}`}</p>
        <p>{isRolesLoading ? 'roles loading' : `roles: ${roles.join(', ')}`}</p>
        <p>{isAdmin ? 'admin' : 'no admin'}</p>
        <p>{hasRole('carrier') ? 'a carrier' : 'no carrier'}</p>
        {rest.hasRolesFailed && <button onClick={rest.retryRoles}>Ask again</button>}
        <button onClick={() => signOut()}>Sign Out</button>
        <button onClick={() => signOut('console')}>Leave the console</button>
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
  it('is signed out without supabase-js ever being loaded', async () => {
    await open();
    expect(await screen.findByText('signed-out nobody')).toBeInTheDocument();
    expect(screen.getByText('roles:')).toBeInTheDocument();
    expect(loadSupabase).not.toHaveBeenCalled();
  });

  it('who signs in is known from then on, roles included', async () => {
    const { connectAuth } = await open();
    await screen.findByText('signed-out nobody');
    await act(async () => {
      await connectAuth();
      auth.tell('SIGNED_IN', { user: SAM });
    });
    expect(screen.getByText('signed-in sam@example.com')).toBeInTheDocument();
    expect(await screen.findByText('roles: admin, carrier')).toBeInTheDocument();
  });

  it('who signs in in another tab is signed in here', async () => {
    await open();
    await screen.findByText('signed-out nobody');
    auth.session = { user: SAM };
    localStorage.setItem('sb-project-auth-token', '{}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'sb-project-auth-token' }));
    expect(await screen.findByText('signed-in sam@example.com')).toBeInTheDocument();
  });
});

describe('a stored session', () => {
  it('is opened, and roles and admin status are asked for', async () => {
    await openSignedIn();
    expect(await screen.findByText('roles: admin, carrier')).toBeInTheDocument();
    expect(screen.getByText('admin')).toBeInTheDocument();
    expect(screen.getByText('a carrier')).toBeInTheDocument();
    expect(rpc.mock.calls).toEqual([
      ['get_user_roles', { _user_id: SAM.id }],
      ['has_role', { _user_id: SAM.id, _role: 'admin' }],
    ]);
  });

  it('whose roles cannot be fetched has none, and the log says why', async () => {
    rpc.mockResolvedValue({ data: null, error: { message: 'upstream down' }, status: 503 });
    await openSignedIn();
    expect(await screen.findByText('roles:')).toBeInTheDocument();
    expect(screen.getByText('no admin')).toBeInTheDocument();
    expect(screen.getByText('no carrier')).toBeInTheDocument();
    expect(console.warn).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ message: 'upstream down' }),
      expect.anything(),
    );
  });

  it('whose roles came at the second try has them', async () => {
    rpc.mockResolvedValueOnce({ data: null, error: { message: 'upstream down' }, status: 503 });
    await openSignedIn();
    await screen.findByText('roles:');
    expect(screen.getByText('no carrier')).toBeInTheDocument();
    button('Ask again').click();
    expect(await screen.findByText('roles: admin, carrier')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask again' })).not.toBeInTheDocument();
  });

  it('that has expired leaves a visitor', async () => {
    localStorage.setItem('sb-project-auth-token', '{}');
    await open();
    expect(await screen.findByText('signed-out nobody')).toBeInTheDocument();
    expect(loadSupabase).toHaveBeenCalled();
  });
});

describe('signing out', () => {
  it('forgets everything that was fetched for the user', async () => {
    const { queryClient } = await openSignedIn();
    await screen.findByText('roles: admin, carrier');
    button('Sign Out').click();
    expect(await screen.findByText('signed-out nobody')).toBeInTheDocument();
    expect(screen.getByText('no admin')).toBeInTheDocument();
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
    ['Leave the console', 'You have been successfully signed out.'],
  ])('%s says so by toast', async (name, text) => {
    await openSignedIn();
    button(name).click();
    expect(await screen.findByText('Signed Out')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['Sign Out', 'Error', 'Failed to sign out'],
    ['Leave the console', 'Sign Out Failed', 'Failed to sign out. Please try again.'],
  ])('%s that fails says so, and the session stays', async (name, title, text) => {
    await openSignedIn();
    auth.signOutError = { name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 };
    button(name).click();
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('signed-in sam@example.com')).toBeInTheDocument();
  });

  it('in another tab signs out here', async () => {
    await openSignedIn();
    act(() => {
      auth.tell('SIGNED_OUT', null);
    });
    expect(screen.getByText('signed-out nobody')).toBeInTheDocument();
    expect(screen.getByText(/^Your session has ended/)).toBeInTheDocument();
  });

  it('is left without a word by who says it in their own', async () => {
    await openSignedIn();
    const { expectSessionEnd } = await import('./auth-store');
    expectSessionEnd();
    act(() => {
      auth.tell('SIGNED_OUT', null);
    });
    expect(screen.getByText('signed-out nobody')).toBeInTheDocument();
    expect(screen.queryByText(/^Your session has ended/)).not.toBeInTheDocument();
  });

  it('by clearing the storage in another tab signs out here', async () => {
    await openSignedIn();
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(screen.getByText('signed-out nobody')).toBeInTheDocument();
  });
});

describe('a link from a mail', () => {
  const HASH = '#access_token=a&refresh_token=b&expires_in=3600&type=signup';
  beforeEach(() => {
    window.history.replaceState(null, '', `/${HASH}`);
  });

  it('signs in and says that the address is verified', async () => {
    await open();
    expect(await screen.findByText('signed-in sam@example.com')).toBeInTheDocument();
    expect(await screen.findByText('Email Verified')).toBeInTheDocument();
  });

  it('leaves its tokens neither in the address nor in the history', async () => {
    const before = window.history.length;
    await open();
    await screen.findByText('Email Verified');
    expect(window.location.href).not.toContain('#');
    expect(window.history).toHaveLength(before);
  });

  it('is never shown as signed out meanwhile', async () => {
    const setSession = vi.spyOn(auth, 'setSession').mockReturnValue(new Promise(() => undefined));
    await open();
    await waitFor(() => {
      expect(setSession).toHaveBeenCalledWith({ access_token: 'a', refresh_token: 'b' });
    });
    expect(screen.getByText('loading nobody')).toBeInTheDocument();
  });

  it('that could not be opened says so, and can be tried again', async () => {
    auth.setSessionError = {
      name: 'AuthRetryableFetchError',
      message: 'Failed to fetch',
      status: 0,
    };
    await open();
    expect(await screen.findByText('Login Error')).toBeInTheDocument();
    expect(screen.getByText('signed-out nobody')).toBeInTheDocument();
    expect(window.location.hash).toBe(HASH);
  });
});

it('useAuth outside the provider says what is wrong', async () => {
  const { useAuth } = await import('./use-auth');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = () => <>{useAuth().status}</>;
  expect(() => render(<Lost />)).toThrow('useAuth must be used within an AuthProvider');
});
