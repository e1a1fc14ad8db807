import { createContext } from 'react';
import type { AppRole } from '@contracts/account';
import type { SignOutPlace } from './messages';
import type { SessionState } from './session-store';

export type AuthValue = SessionState & {
  /** Empty while loading, when signed out, and when the roles could not be fetched. */
  roles: readonly AppRole[];
  isRolesLoading: boolean;
  /** Roles or admin status could not be fetched: nothing is given, and a door says so. */
  hasRolesFailed: boolean;
  retryRoles: () => void;
  isAdmin: boolean;
  hasRole: (role: AppRole) => boolean;
  /** Never rejects: failures are told by toast, and the session stays. */
  signOut: (place?: SignOutPlace) => void;
};

/** Who is signed in, in the shape `useSyncExternalStore` asks for. */
export interface AuthStore {
  subscribe: (listener: () => void) => () => void;
  getState: () => AuthValue;
  getServerState: () => AuthValue;
}

/**
 * Holds the store and not its value: a context that changes makes React throw away prerendered
 * markup below it that it has not taken over yet.
 */
export const AuthContext = createContext<AuthStore | null>(null);
