import { Navigate, useLocation } from 'react-router-dom';
import { RolesUnavailable } from '@/session/roles-unavailable';
import { signInPath } from '@/session/safe-return-path';
import { useAuth } from '@/session/use-auth';
import { NotLoaded } from '@/shared/console/when-opened';
import { MAIN_ID } from '@/shared/lib/focus-heading';
import { lazyPart } from '@/shared/lib/lazy-part';
import { QueryProvider } from '@/shared/lib/query-provider';
import { AdminDenied } from './admin/admin-denied';
import { AdminFrame } from './admin/admin-frame';
import { AdminSkeleton } from './admin/admin-skeleton';
import { useConsoleSurface } from './admin/console-theme';
import { GuardedNavigation } from './admin/guarded-navigation';
import { LiveProvider } from './admin/live-provider';

const SecondFactorGate = lazyPart(
  async () =>
    (await import('@/features/second-factor/components/second-factor-gate')).SecondFactorGate,
  { onFailure: NotLoaded },
);

/** Layout of the console: staff only. Postgres policies protect the data. */
export function AdminLayout() {
  const { status, isRolesLoading, hasRolesFailed, isStaff, sessionNeed } = useAuth();
  const location = useLocation();
  useConsoleSurface();

  if (status === 'signed-out') return <Navigate to={signInPath(location)} replace />;
  if (status === 'loading' || isRolesLoading) return <AdminSkeleton />;
  if (sessionNeed !== 'open') {
    return (
      <QueryProvider>
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="grid min-h-svh place-items-center px-gutter py-10"
        >
          <SecondFactorGate path="/admin" />
        </main>
      </QueryProvider>
    );
  }
  if (!isStaff) {
    if (!hasRolesFailed) return <AdminDenied />;
    // There is no header and no footer around it.
    return (
      <div className="grid min-h-svh">
        <RolesUnavailable />
      </div>
    );
  }
  return (
    <GuardedNavigation>
      <QueryProvider>
        <LiveProvider>
          <AdminFrame />
        </LiveProvider>
      </QueryProvider>
    </GuardedNavigation>
  );
}
