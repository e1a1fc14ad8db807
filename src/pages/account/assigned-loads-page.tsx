import { AssignedLoads } from '@/pages/account/assigned-loads/assigned-loads';
import { LoadsPage } from './loads-page';

const ROLES = ['driver'] as const;

/** /loads/assigned */
export function AssignedLoadsPage() {
  return (
    <LoadsPage
      title="My Loads"
      lead="Loads dispatch assigned to you, next pickup first."
      description="The loads assigned to you."
      path="/loads/assigned"
      roles={ROLES}
    >
      {(userId) => <AssignedLoads userId={userId} />}
    </LoadsPage>
  );
}
