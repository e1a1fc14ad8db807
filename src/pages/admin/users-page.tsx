import { UserPlus } from 'lucide-react';
import { userKeys } from '@/features/users/api/keys';
import { SecondFactorSetting } from '@/features/users/components/second-factor-setting';
import { UsersView } from '@/features/users/components/users-view';
import { NEW_USER, USER_LIST_PARAMS } from '@/features/users/model/user-list-params';
import { NotLoaded } from '@/shared/console/when-opened';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ButtonLink } from '@/shared/ui/button';
import { ConsolePage } from './console-page';

const PilotPapers = lazyPart(
  async () => (await import('@/features/pilot-papers/components/pilot-papers')).PilotPapers,
  { onFailure: NotLoaded },
);

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
        extrasOf={({ id, roles }) => roles.includes('pilot_car') && <PilotPapers pilotId={id} />}
      />
    </ConsolePage>
  );
}
