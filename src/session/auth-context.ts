import { createContext } from 'react';
import type { AppRole } from '@domain/roles';
import type { ReadableStore } from '@/shared/lib/store';
import type { SignOutPlace } from './toasts';
import type { SessionState } from './session-store';

export type AuthValue = SessionState & {
  /** Empty while loading, when signed out, and when the roles failed to load. */
  roles: readonly AppRole[];
  isRolesLoading: boolean;
  /** Roles or admin status failed to load. The user counts as having none. */
  hasRolesFailed: boolean;
  retryRoles: () => void;
  /** In a session that needs nothing more. */
  isAdmin: boolean;
  /**
   * The session's next step before the user has their rights: a code from their authenticator app, or
   * setting one up; `open` if nothing, or while that is unknown.
   */
  sessionNeed: 'open' | 'challenge' | 'enroll';
  /** An admin or a moderator whose session needs nothing more: someone who may use the console. */
  isStaff: boolean;
  hasRole: (role: AppRole) => boolean;
  /** Shows a toast on failure; the user then stays signed in. */
  signOut: (place?: SignOutPlace) => void;
};

export type AuthStore = ReadableStore<AuthValue>;

/**
 * Contains the store and not its value: when a context changes, React discards prerendered markup
 * below it that isn't hydrated yet.
 */
export const AuthContext = createContext<AuthStore | null>(null);
