import { act, screen } from '@testing-library/react';
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

describe('a staff session', () => {
  /** An access token with these claims. */
  const token = (session_id: string, aal: string) =>
    `header.${btoa(JSON.stringify({ session_id, aal }))}.signature`;
  const answer = (state: string) => {
    rpc.mockImplementation((name: string) =>
      Promise.resolve({
        data: name === 'my_session_state' ? state : SESSION_ANSWERS[name],
        error: null,
      }),
    );
  };

  it.each(['challenge', 'enroll'])('has no staff rights while it needs: %s', async (state) => {
    answer(state);
    await openSignedIn(auth);
    expect(await screen.findByText(`needs ${state}`)).toBeInTheDocument();
    expect(screen.getByText('not admin')).toBeInTheDocument();
    expect(screen.getByText('roles: admin, carrier')).toBeInTheDocument();
  });

  it('gets its rights after the code, in any tab', async () => {
    answer('challenge');
    await openSignedIn(auth);
    await screen.findByText('needs challenge');
    answer('open');
    act(() => {
      auth.tell('MFA_CHALLENGE_VERIFIED', { user: SAM, access_token: token('a', 'aal2') });
    });
    expect(await screen.findByText('is staff')).toBeInTheDocument();
    expect(screen.getByText('is admin')).toBeInTheDocument();
  });

  it('has no staff rights when what it needs failed to load', async () => {
    rpc.mockImplementation((name: string) =>
      Promise.resolve(
        name === 'my_session_state'
          ? { data: null, error: { message: 'upstream down' }, status: 503 }
          : { data: SESSION_ANSWERS[name], error: null },
      ),
    );
    await openSignedIn(auth);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(screen.getByText('not admin')).toBeInTheDocument();
  });

  it('ends after 12 idle hours, even offline, and remembers why', async () => {
    answer('idle');
    auth.signOutError = { name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 };
    localStorage.setItem('sb-project-auth-token', '{}');
    auth.session = { user: SAM };
    await openSession();
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
    await openSignedIn(auth);
    await screen.findByText('is staff');
    expect(idleSignOut.getState()).toBeNull();
  });

  it('ends with the usual toast when it was ended elsewhere', async () => {
    answer('ended');
    localStorage.setItem('sb-project-auth-token', '{}');
    auth.session = { user: SAM };
    await openSession();
    expect(await screen.findByText(/^Your session has ended/)).toBeInTheDocument();
    expect(screen.getByText('signed-out -')).toBeInTheDocument();
  });
});
