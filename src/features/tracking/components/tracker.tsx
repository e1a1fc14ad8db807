import { useLocation, type Location } from 'react-router-dom';
import { useAuth } from '@/session/use-auth';
import { usePageViews } from './use-page-views';
import { usePresence } from './use-presence';

/** Our own people at work are no visitors, and the console is no page of the site. */
const isConsole = (pathname: string) => pathname === '/admin' || pathname.startsWith('/admin/');

/** Waits until it is known who is there: staff are not counted among the visitors. */
export function Tracker() {
  const { status, isAdmin, isRolesLoading, user } = useAuth();
  const place = useLocation();
  if (status === 'loading' || isRolesLoading || isConsole(place.pathname)) return null;
  return (
    <>
      <PageViews place={place} isStaff={isAdmin} />
      {/* A channel is joined as whoever is signed in: somebody else joins another. */}
      {!isAdmin && <Presence key={user?.id ?? 'visitor'} place={place} />}
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
