import { Outlet, useLocation } from 'react-router-dom';
import { ProtectedRoute } from '@/session/protected-route';
import { QueryProvider } from '@/shared/lib/query-provider';
import { SecondFactorGate } from '@/features/second-factor/components/second-factor-gate';
import { useAuth } from '@/session/use-auth';
import { PortalNav } from './portal/portal-nav';

/** Layout of the account pages: the portal's navigation above each, for signed-in users only. */
export function AccountLayout() {
  return (
    <QueryProvider>
      <ProtectedRoute>
        <AccountPages />
      </ProtectedRoute>
    </QueryProvider>
  );
}

/** The pages, once the user has entered a code if they use two-step verification. */
function AccountPages() {
  const { sessionNeed } = useAuth();
  const { pathname } = useLocation();
  if (sessionNeed === 'challenge') {
    return (
      <div className="grid min-h-svh place-items-center px-gutter pt-header pb-10">
        <SecondFactorGate path={pathname} />
      </div>
    );
  }
  return (
    <>
      <PortalNav />
      <Outlet />
    </>
  );
}
