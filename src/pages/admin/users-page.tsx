import { UserPlus } from 'lucide-react';
import { userKeys } from '@/features/users/api/keys';
import { SecondFactorSetting } from '@/features/users/components/second-factor-setting';
import { UsersView } from '@/features/users/components/users-view';
import { NEW_USER, USER_LIST_PARAMS } from '@/features/users/model/user-list-params';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
import { ButtonLink } from '@/shared/ui/button';
import { ConsolePage } from './console-page';

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
            <UserPlus />
            Add User
          </ButtonLink>
        </>
      }
    >
      <UsersView />
    </ConsolePage>
  );
}
