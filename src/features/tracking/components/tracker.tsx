import { useLocation, type Location } from 'react-router-dom';
import { useAuth } from '@/session/use-auth';
import { usePageViews } from './use-page-views';
import { usePresence } from './use-presence';

/** Staff at work aren't visitors, and the console isn't a page of the site. */
const isConsole = (pathname: string) => pathname === '/admin' || pathname.startsWith('/admin/');

/** Waits for the session and roles, because staff don't count as visitors. */
export function Tracker() {
  const { status, isStaff, isRolesLoading, user } = useAuth();
  const place = useLocation();
  if (status === 'loading' || isRolesLoading || isConsole(place.pathname)) return null;
  return (
    <>
      <PageViews place={place} isStaff={isStaff} />
      {/* A channel is joined as the signed-in user, so a different user has to join again. */}
      {!isStaff && <Presence key={user?.id ?? 'visitor'} place={place} />}
    </>
  );
}

function PageViews({ place, isStaff }: { place: Location; isStaff: boolean }) {
  usePageViews(place, isStaff);
  return null;
}

function Presence({ place }: { place: Location }) {
  usePresence(place);
  return null;
}
