import { overviewKeys } from '@/features/overview/api/query-keys';
import {
  ActivityHistory,
  ExportActivityButton,
} from '@/features/overview/components/history/activity-history';
import { RefreshButton } from '@/shared/console/refresh-button';
import { activityPath } from './activity-path';
import { ConsolePage } from './console-page';

/** /admin/activity */
export function ActivityPage() {
  return (
    <ConsolePage
      title="Activity"
      path="/admin/activity"
      actions={
        <>
          <RefreshButton queryKey={overviewKeys.activity()} />
          <ExportActivityButton />
        </>
      }
    >
      <ActivityHistory pathOf={activityPath} />
    </ConsolePage>
  );
}
