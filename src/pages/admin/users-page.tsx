import { UserPlus } from 'lucide-react';
import { userKeys } from '@/features/users/api/keys';
import { UsersBoard } from '@/features/users/components/users-board';
import { NEW_USER, USERS_ADDRESS } from '@/features/users/model/users-address';
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
          <RefreshButton queryKey={userKeys.all} />
          <ButtonLink variant="solid" size="sm" to={`?${USERS_ADDRESS.open}=${NEW_USER}`}>
            <UserPlus />
            Add User
          </ButtonLink>
        </>
      }
    >
      <UsersBoard />
    </ConsolePage>
  );
}
