import type { ReactElement } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { AppRole } from '@domain/roles';
import { AccessDenied } from './access-denied';
import { RolesUnavailable } from './roles-unavailable';
import { signInPath } from './safe-return-path';
import { SessionLoading } from './session-loading';
import { useAuth } from './use-auth';

interface ProtectedRouteProps {
  /** The user needs one of these; without the list, signing in is enough. */
  requiredRoles?: readonly AppRole[];
  /** The protected content; defaults to the matched child route. */
  children?: ReactElement | readonly ReactElement[];
}

/** Shows pages only to signed-in users. A convenience: Postgres policies protect the data. */
export function ProtectedRoute({ requiredRoles, children }: ProtectedRouteProps) {
  const { status, isRolesLoading, hasRolesFailed, hasRole } = useAuth();
  const location = useLocation();

  if (status === 'signed-out') return <Navigate to={signInPath(location)} replace />;
  if (status === 'loading') return <SessionLoading />;
  if (requiredRoles !== undefined) {
    if (isRolesLoading) return <SessionLoading />;
    if (!requiredRoles.some(hasRole)) {
      return hasRolesFailed ? <RolesUnavailable /> : <AccessDenied />;
    }
  }
  return children ?? <Outlet />;
}
