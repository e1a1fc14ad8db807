import { ProtectedRoute } from '@/session/protected-route';
import { QueryProvider } from '@/shared/lib/query-provider';

/** Layout of the account pages: any signed-in user may open them. */
export function AccountLayout() {
  return (
    <QueryProvider>
      <ProtectedRoute />
    </QueryProvider>
  );
}
