import type { AppRole } from '@domain/roles';
import { logError } from '@/shared/lib/log';
import { createStore } from '@/shared/lib/store';
import { showToast } from '@/shared/lib/toast-store';
import type { AuthStore, AuthValue } from './auth-context';
import { idleSignOut } from './idle-sign-out';
import { SESSION_ENDED, signOutToasts, type SignOutPlace } from './toasts';
import { sessionStore, type SessionState } from './session-store';

/** A user's rights. */
export interface UserAccess {
  userId: string;
  roles: readonly AppRole[];
  isAdmin: boolean;
  /** Undefined if it failed to load. */
  need: 'open' | 'challenge' | 'enroll' | undefined;
  /** Present when part of it failed to load: loads it again. */
  retry?: () => void;
}

const NO_ROLES: readonly AppRole[] = [];

let access: UserAccess | undefined;
/** This tab is ending the session and shows its own toast. */
let isEndExpected = false;
const store = createStore(toValue(sessionStore.getState()));

function toValue(session: SessionState): AuthValue {
  const own = access?.userId === session.user?.id ? access : undefined;
  const roles = own?.roles ?? NO_ROLES;
  const isAdmin = own?.need === 'open' && own.isAdmin;
  return {
    ...session,
    roles,
    isRolesLoading: session.user !== null && own === undefined,
    sessionNeed: own?.need ?? 'open',
    isAdmin,
    isStaff: isAdmin || (own?.need === 'open' && roles.includes('moderator')),
    hasRolesFailed: own?.retry !== undefined,
    retryRoles,
    hasRole: (role) => roles.includes(role),
    signOut: (place = 'site') => void signOut(place),
  };
}

function retryRoles(): void {
  const retry = access?.retry;
  if (retry === undefined) return;
  access = undefined;
  update();
  retry();
}

function update(): void {
  const before = store.getState().status;
  const next = toValue(sessionStore.getState());
  // Expired, revoked, deleted, or ended in another tab: explain why the page changed.
  if (before === 'signed-in' && next.status === 'signed-out') {
    if (!isEndExpected && idleSignOut.getState() === null) showToast(SESSION_ENDED);
    isEndExpected = false;
  }
  store.set(next);
}

/**
 * Call it before ending the session with a toast of your own: the next session end then shows no
 * {@link SESSION_ENDED} toast. Returns a function that cancels this if the session continues.
 */
export function expectSessionEnd(): () => void {
  isEndExpected = true;
  return () => {
    isEndExpected = false;
  };
}

/** Stores a user's roles and admin status. */
export function setUserAccess(next: UserAccess): void {
  access = next;
  update();
}

/** Session, roles and admin status, for `useAuth`. */
export const authStore: AuthStore = store;

sessionStore.subscribe(update);

async function signOut(place: SignOutPlace): Promise<void> {
  const cancel = expectSessionEnd();
  try {
    const session = await import('./sign-out');
    await session.signOut(place);
  } catch (error) {
    logError('The sign-out code failed to load', error);
    showToast(signOutToasts.failed(place, undefined));
  } finally {
    cancel();
  }
}
