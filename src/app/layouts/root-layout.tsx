import { Outlet } from 'react-router-dom';
import { ConsentGate } from '@/features/consent/components/consent-gate';
import { VisitTracking } from '@/features/tracking/components/visit-tracking';

/** Around every page, the console included: the consent dialog and visit tracking. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ConsentGate />
      <VisitTracking />
    </>
  );
}
