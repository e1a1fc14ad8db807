import { ProtectedRoute } from '@/session/require-auth';
import { QueryProvider } from '@/shared/lib/query-provider';

/** The door of the pages about oneself: being signed in is enough (specification 2, section 6). */
export function AccountLayout() {
  return (
    <QueryProvider>
      <ProtectedRoute />
    </QueryProvider>
  );
}
