import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { AppRole } from '@contracts/account';
import { AccessDenied } from './access-denied';
import { RolesUnknown } from './roles-unknown';
import { signInPath } from './safe-return-path';
import { SessionLoading } from './session-loading';
import { useAuth } from './use-auth';

interface ProtectedRouteProps {
  /** One of these is enough; without the list, being signed in is. */
  requiredRoles?: readonly AppRole[];
  /** What is behind the door; the matched child route when left out. */
  children?: ReactNode;
}

/**
 * A door in the route table (specification 2, sections 4 and 6). It only pleases: what lies behind
 * is guarded by Postgres.
 */
export function ProtectedRoute({ requiredRoles, children }: ProtectedRouteProps) {
  const { status, isRolesLoading, hasRolesFailed, hasRole } = useAuth();
  const location = useLocation();

  if (status === 'signed-out') return <Navigate to={signInPath(location)} replace />;
  if (status === 'loading') return <SessionLoading />;
  if (requiredRoles !== undefined) {
    if (isRolesLoading) return <SessionLoading />;
    if (!requiredRoles.some(hasRole)) {
      return hasRolesFailed ? <RolesUnknown /> : <AccessDenied />;
    }
  }
  return children ?? <Outlet />;
}
