import { createContext } from 'react';
import type { AppRole } from '@contracts/account';
import type { SignOutPlace } from './messages';
import type { SessionState } from './session-store';

export type AuthValue = SessionState & {
  /** Empty while loading, when signed out, and when the roles could not be fetched. */
  roles: readonly AppRole[];
  isRolesLoading: boolean;
  isAdmin: boolean;
  hasRole: (role: AppRole) => boolean;
  /** Never rejects: failures are told by toast, and the session stays. */
  signOut: (place?: SignOutPlace) => void;
};

export const AuthContext = createContext<AuthValue | null>(null);
