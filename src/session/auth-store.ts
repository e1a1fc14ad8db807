import type { AppRole } from '@contracts/account';
import { logError } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast/toast-store';
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
/** Somebody is signing out in this tab, and will be told so. */
let isSigningOut = false;
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
  if (before === 'signed-in' && next.status === 'signed-out' && !isSigningOut) {
    showToast(SESSION_ENDED);
  }
  for (const listener of listeners) listener();
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

/** Does `work`, which ends the session of this tab and says so in words of its own. */
export async function whileSigningOut(work: () => Promise<void>): Promise<void> {
  isSigningOut = true;
  try {
    await work();
  } finally {
    isSigningOut = false;
  }
}

async function signOut(place: SignOutPlace): Promise<void> {
  try {
    const session = await import('./sign-out');
    await whileSigningOut(() => session.signOut(place));
  } catch (error) {
    logError('The code for signing out did not arrive', error);
    showToast(signOutMessages.failed(place, undefined));
  }
}
