import { AssignedLoads } from '@/features/loads/components/assigned/assigned-loads';
import { LoadsPage } from './loads-page';

/** /loads/assigned */
export function AssignedLoadsPage() {
  return (
    <LoadsPage
      title="My Loads"
      lead="Loads dispatch assigned to you, next pickup first."
      description="The loads assigned to you."
      path="/loads/assigned"
    >
      {(userId) => <AssignedLoads userId={userId} />}
    </LoadsPage>
  );
}
