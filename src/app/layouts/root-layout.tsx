import { Outlet } from 'react-router-dom';
import { ConsentGate } from '@/features/consent/components/consent-gate';
import { VisitTracking } from '@/features/tracking/components/visit-tracking';

/** What every address of the site has, the console included: the question of consent, and its consequences. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ConsentGate />
      <VisitTracking />
    </>
  );
}
