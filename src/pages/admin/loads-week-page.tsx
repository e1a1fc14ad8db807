import { Plus } from 'lucide-react';
import { RenamedParams } from '@/features/board/components/renamed-params';
import { WeekView } from '@/features/board/components/week/week-view';
import { adminLoadKeys } from '@/features/loads/api/admin-query-keys';
import { OLD_WEEK_PARAMS } from '@/features/loads/model/load-list-params';
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
      <RenamedParams names={OLD_WEEK_PARAMS}>
        <WeekView />
      </RenamedParams>
    </ConsolePage>
  );
}
