import { Outlet } from 'react-router-dom';
import { ProtectedRoute } from '@/session/protected-route';
import { QueryProvider } from '@/shared/lib/query-provider';
import { PortalNav } from './portal/portal-nav';

/** Layout of the account pages: the portal's navigation above each, for signed-in users only. */
export function AccountLayout() {
  return (
    <QueryProvider>
      <ProtectedRoute>
        <PortalNav />
        <Outlet />
      </ProtectedRoute>
    </QueryProvider>
  );
}
