import type { AppRole } from '@contracts/account';
import { logError } from '@/shared/lib/log';
import { showToast } from '@/shared/lib/toast-store';
import type { AuthStore, AuthValue } from './auth-context';
import { SESSION_ENDED, signOutMessages, type SignOutPlace } from './messages';
import { sessionStore, type SessionState } from './session-store';

/** What is known of a user beyond the token. */
export interface Standing {
  userId: string;
  roles: readonly AppRole[];
  isAdmin: boolean;
  /** Given where something could not be fetched: asks again. */
  retry?: () => void;
}

const NO_ROLES: readonly AppRole[] = [];

let standing: Standing | undefined;
/** The session is being ended from this tab, and whoever ends it says so. */
let isEndAnnounced = false;
let value = toValue(sessionStore.getState());
const serverValue = toValue(sessionStore.getServerState());
const listeners = new Set<() => void>();

function toValue(session: SessionState): AuthValue {
  const own = standing?.userId === session.user?.id ? standing : undefined;
  const roles = own?.roles ?? NO_ROLES;
  return {
    ...session,
    roles,
    isRolesLoading: session.user !== null && own === undefined,
    isAdmin: own?.isAdmin ?? false,
    hasRolesFailed: own?.retry !== undefined,
    retryRoles,
    hasRole: (role) => roles.includes(role),
    signOut: (place = 'site') => void signOut(place),
  };
}

function retryRoles(): void {
  const retry = standing?.retry;
  if (retry === undefined) return;
  standing = undefined;
  update();
  retry();
}

function update(): void {
  const before = value.status;
  const next = toValue(sessionStore.getState());
  value = next;
  // Expired, revoked, deleted, or ended in another tab: a page must not change without a word.
  if (before === 'signed-in' && next.status === 'signed-out') {
    if (!isEndAnnounced) showToast(SESSION_ENDED);
    isEndAnnounced = false;
  }
  for (const listener of listeners) listener();
}

/**
 * Says that this tab is about to end the session and finds its own words for it: the next end,
 * whichever tab brings it about, goes without {@link SESSION_ENDED}. Returns how to take that back
 * when the session goes on.
 */
export function announceSessionEnd(): () => void {
  isEndAnnounced = true;
  return () => {
    isEndAnnounced = false;
  };
}

/** Takes note of what was found out about a user. */
export function setStanding(next: Standing): void {
  standing = next;
  update();
}

/** Session, roles and admin status as one: what `useAuth` reads. */
export const authStore: AuthStore = {
  getState: () => value,
  getServerState: () => serverValue,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

sessionStore.subscribe(update);

async function signOut(place: SignOutPlace): Promise<void> {
  const takeBack = announceSessionEnd();
  try {
    const session = await import('./sign-out');
    await session.signOut(place);
  } catch (error) {
    logError('The code for signing out did not arrive', error);
    showToast(signOutMessages.failed(place, undefined));
  } finally {
    takeBack();
  }
}
