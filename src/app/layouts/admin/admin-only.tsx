import { Outlet, useOutletContext } from 'react-router-dom';
import { ConsolePage, type ConsoleContext } from '@/pages/admin/console-page';
import { useAuth } from '@/session/use-auth';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ADMIN_HOME } from './sections';

/** Console pages that moderators can't open. Postgres policies protect the data. */
export function AdminOnly() {
  const { isAdmin } = useAuth();
  const context = useOutletContext<ConsoleContext>();
  if (isAdmin) return <Outlet context={context} />;
  return (
    <ConsolePage title="Access Denied" path="/admin">
      <EmptyState
        title="You don't have the required permissions to access this page."
        action={
          <ButtonLink variant="quiet" size="md" to={ADMIN_HOME}>
            Go to the dashboard
          </ButtonLink>
        }
      />
    </ConsolePage>
  );
}
