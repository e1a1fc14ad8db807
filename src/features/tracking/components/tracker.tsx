import { useLocation } from 'react-router-dom';
import { useAuth } from '@/session/use-auth';
import { usePageViews } from './use-page-views';
import { usePresence } from './use-presence';

/** Our own people at work are no visitors, and the console is no page of the site. */
const isConsole = (pathname: string) => pathname === '/admin' || pathname.startsWith('/admin/');

/** Waits until it is known who is there: staff are not counted among the visitors. */
export function Tracker() {
  const { status, isAdmin, isRolesLoading, user } = useAuth();
  const { pathname, key } = useLocation();
  if (status === 'loading' || isRolesLoading || isConsole(pathname)) return null;
  return (
    <>
      <PageViews pageKey={key} isStaff={isAdmin} />
      {!isAdmin && <Presence key={user?.id ?? 'visitor'} pageKey={key} userId={user?.id} />}
    </>
  );
}

function PageViews({ pageKey, isStaff }: { pageKey: string; isStaff: boolean }) {
  usePageViews(pageKey, isStaff);
  return null;
}

function Presence({ pageKey, userId }: { pageKey: string; userId: string | undefined }) {
  usePresence(pageKey, userId);
  return null;
}
