import { Plus } from 'lucide-react';
import { RenamedParams } from '@/features/board/components/renamed-params';
import { adminLoadKeys } from '@/features/loads/api/admin-query-keys';
import { OLD_LIST_PARAMS } from '@/features/loads/model/load-list-params';
import { ExportLoadsButton } from '@/pages/admin/loads/export-loads-button';
import { LoadsView } from '@/pages/admin/loads/loads-view';
import { useAuth } from '@/session/use-auth';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
import { ButtonLink } from '@/shared/ui/button';
import { ConsolePage } from './console-page';

/** /admin/loads */
export function LoadsPage() {
  const { user } = useAuth();
  return (
    <ConsolePage
      title="Loads"
      path="/admin/loads"
      actions={
        <>
          <LiveIndicator />
          <RefreshButton queryKey={adminLoadKeys.all} />
          <ExportLoadsButton />
          <ButtonLink to="/admin/loads?new=1" variant="solid" size="sm" aria-keyshortcuts="n">
            <Plus className="max-[22rem]:hidden" /> New load
          </ButtonLink>
        </>
      }
    >
      {user !== null && (
        <RenamedParams names={OLD_LIST_PARAMS}>
          <LoadsView userId={user.id} />
        </RenamedParams>
      )}
    </ConsolePage>
  );
}
