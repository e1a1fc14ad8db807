import { Plus } from 'lucide-react';
import { adminLoadKeys } from '@/features/loads/api/admin-keys';
import { WeekView } from '@/features/loads/components/board/week/week-view';
import { WEEK_PATH } from '@/features/loads/model/load-path';
import { LiveIndicator } from '@/shared/console/live-indicator';
import { RefreshButton } from '@/shared/console/refresh-button';
import { ButtonLink } from '@/shared/ui/button';
import { ConsolePage } from './console-page';

/** /admin/loads/week */
export function LoadsWeekPage() {
  return (
    <ConsolePage
      title="Loads"
      path={WEEK_PATH}
      actions={
        <>
          <LiveIndicator />
          <RefreshButton queryKey={adminLoadKeys.all} />
          <ButtonLink to="/admin/loads?new=1" variant="solid" size="sm" aria-keyshortcuts="n">
            <Plus /> New load
          </ButtonLink>
        </>
      }
    >
      <WeekView />
    </ConsolePage>
  );
}
