import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession, openSignedIn, SESSION_ANSWERS } from '@tests/ui/auth-session';
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
    Promise.resolve({ data: SESSION_ANSWERS[name], error: null }),
  );
  loadSupabase.mockReset();
  loadSupabase.mockResolvedValue({ auth, rpc });
});

const button = (name: string) => screen.getByRole('button', { name });

describe('a visitor', () => {
  it('a visitor is signed out without loading supabase-js', async () => {
    await openSession();
    expect(await screen.findByText('signed-out -')).toBeInTheDocument();
    expect(screen.getByText('roles:')).toBeInTheDocument();
    expect(loadSupabase).not.toHaveBeenCalled();
  });

  it('becomes a user with roles by signing in', async () => {
    const { connectAuth } = await openSession();
    await screen.findByText('signed-out -');
    await act(async () => {
      await connectAuth();
      auth.tell('SIGNED_IN', { user: SAM });
    });
    expect(screen.getByText('signed-in sam@example.com')).toBeInTheDocument();
    expect(await screen.findByText('roles: admin, carrier')).toBeInTheDocument();
  });

  it('becomes a user by signing in in another tab', async () => {
    await openSession();
    await screen.findByText('signed-out -');
    auth.session = { user: SAM };
    localStorage.setItem('sb-project-auth-token', '{}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'sb-project-auth-token' }));
    expect(await screen.findByText('signed-in sam@example.com')).toBeInTheDocument();
  });
});

describe('a stored session', () => {
  it('signs the user in and loads roles and admin status', async () => {
    await openSignedIn(auth);
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
    await openSignedIn(auth);
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
    await openSignedIn(auth);
    await screen.findByText('roles:');
    expect(screen.getByText('not carrier')).toBeInTheDocument();
    button('Retry').click();
    expect(await screen.findByText('roles: admin, carrier')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('leaves a visitor when it has expired', async () => {
    localStorage.setItem('sb-project-auth-token', '{}');
    await openSession();
    expect(await screen.findByText('signed-out -')).toBeInTheDocument();
    expect(loadSupabase).toHaveBeenCalled();
  });
});

describe('signing out', () => {
  it("drops all of the user's data", async () => {
    const { queryClient } = await openSignedIn(auth);
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
    await openSignedIn(auth);
    button(name).click();
    expect(await screen.findByText('Signed Out')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['Sign Out', 'Error', 'Failed to sign out'],
    ['Sign out of console', 'Sign Out Failed', 'Failed to sign out. Please try again.'],
  ])('shows an error and keeps the session when it fails: %s', async (name, title, text) => {
    await openSignedIn(auth);
    auth.signOutError = { name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 };
    button(name).click();
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('signed-in sam@example.com')).toBeInTheDocument();
  });

  it('shows the server’s message when the server refuses', async () => {
    await openSignedIn(auth);
    auth.signOutError = {
      name: 'AuthRetryableFetchError',
      message: 'Database error revoking sessions',
      status: 500,
    };
    button('Sign Out').click();
    expect(await screen.findByText('Database error revoking sessions')).toBeInTheDocument();
  });

  it('signing out in another tab also signs out here, with a toast', async () => {
    await openSignedIn(auth);
    act(() => {
      auth.tell('SIGNED_OUT', null);
    });
    expect(screen.getByText('signed-out -')).toBeInTheDocument();
    expect(screen.getByText(/^Your session has ended/)).toBeInTheDocument();
  });

  it('shows no toast when the caller shows its own', async () => {
    await openSignedIn(auth);
    const { expectSessionEnd } = await import('./auth-store');
    expectSessionEnd();
    act(() => {
      auth.tell('SIGNED_OUT', null);
    });
    expect(screen.getByText('signed-out -')).toBeInTheDocument();
    expect(screen.queryByText(/^Your session has ended/)).not.toBeInTheDocument();
  });

  it('happens when another tab clears the storage', async () => {
    await openSignedIn(auth);
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(screen.getByText('signed-out -')).toBeInTheDocument();
  });
});

it('useAuth throws outside the provider', async () => {
  const { useAuth } = await import('./use-auth');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = () => <>{useAuth().status}</>;
  expect(() => render(<Lost />)).toThrow('useAuth must be used within an AuthProvider');
});
