import { userKeys } from '@/features/users/api/keys';
import { UsersBoard } from '@/features/users/components/users-board';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
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
        </>
      }
    >
      <UsersBoard />
    </ConsolePage>
  );
}
