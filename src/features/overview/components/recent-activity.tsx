import { useQuery } from '@tanstack/react-query';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { activityQueryOptions } from '../api/activity';
import { ActivityList } from './activity-list';

/** What happened lately, from the activity log. */
export function RecentActivity() {
  return (
    <Panel isPadded={false}>
      <PanelHead title="Recent Activity" />
      <ActivityList
        query={useQuery(activityQueryOptions())}
        failure="Recent activity could not be loaded."
        inset="p-4.5"
      />
    </Panel>
  );
}
