import { EscortsView } from '@/features/escorts/components/escorts-view';
import { EscortedPermits } from '@/features/permits/components/escorted-permits';
import { LoadsPage } from './loads-page';

const ROLES = ['pilot_car'] as const;

/** /escorts */
export function EscortsPage() {
  return (
    <LoadsPage
      title="Escort Jobs"
      lead="Offers for escort jobs, and the jobs you accepted."
      description="Your escort jobs."
      path="/escorts"
      roles={ROLES}
    >
      {(userId) => (
        <EscortsView
          userId={userId}
          renderPermits={(loadId) => <EscortedPermits loadId={loadId} />}
        />
      )}
    </LoadsPage>
  );
}
