import { Outlet, useOutletContext } from 'react-router-dom';
import type { ConsoleContext } from '@/pages/admin/console-page';
import { AccessDenied } from '@/session/access-denied';
import { useAuth } from '@/session/use-auth';
import { MAIN_ID } from '@/shared/lib/focus-heading';
import { PageMetadata } from '@/shared/seo/page-metadata';

/** Console pages that moderators can't open. Postgres policies protect the data. */
export function AdminOnly() {
  const { isAdmin } = useAuth();
  const context = useOutletContext<ConsoleContext>();
  if (isAdmin) return <Outlet context={context} />;
  return (
    <main id={MAIN_ID} tabIndex={-1} className="dark-surface min-h-svh">
      <PageMetadata
        title="Access Denied · Admin"
        description="Access Denied, console"
        path="/admin"
        noIndex
      />
      <AccessDenied />
    </main>
  );
}
