import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { quarantineKeys, useWhyClosed } from '@/features/quarantine/api/quarantined-files';
import { userKeys } from '@/features/users/api/query-keys';
import { SecondFactorSetting } from '@/features/users/components/second-factor-setting';
import { UsersView } from '@/features/users/components/users-view';
import { NEW_USER, USER_LIST_PARAMS } from '@/features/users/model/user-list-params';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
import { NotLoaded } from '@/shared/console/when-opened';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ButtonLink } from '@/shared/ui/button';
import { ConsolePage } from './console-page';

const PilotPapers = lazyPart(
  async () => (await import('@/features/pilot-papers/components/pilot-papers')).PilotPapers,
  { onFailure: NotLoaded },
);
const QuarantinedFiles = lazyPart(
  async () => (await import('@/features/quarantine/components/quarantined-files')).QuarantinedFiles,
  { onFailure: NotLoaded },
);

/** A pilot car's certificates and insurance, with those whose file is quarantined first. */
function PilotCarPapers({ id }: { id: string }) {
  const client = useQueryClient();
  const whyClosed = useWhyClosed();
  return (
    <>
      <QuarantinedFiles type="pilot_car" id={id} />
      <PilotPapers
        pilotId={id}
        whyClosed={whyClosed}
        onDeleted={() => void client.invalidateQueries({ queryKey: quarantineKeys.all })}
      />
    </>
  );
}

/** /admin/users */
export function UsersPage() {
  return (
    <ConsolePage
      title="Users"
      path="/admin/users"
      actions={
        <>
          <LiveIndicator />
          <SecondFactorSetting />
          <RefreshButton queryKey={userKeys.all} />
          <ButtonLink variant="solid" size="sm" to={`?${USER_LIST_PARAMS.open}=${NEW_USER}`}>
            <UserPlus className="max-[22rem]:hidden" />
            Add User
          </ButtonLink>
        </>
      }
    >
      <UsersView
        extrasOf={({ id, roles }) => roles.includes('pilot_car') && <PilotCarPapers id={id} />}
      />
    </ConsolePage>
  );
}
