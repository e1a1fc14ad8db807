import { useQuery } from '@tanstack/react-query';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { activityQueryOptions, type Activity } from '../api/activity';
import { ActivityList } from './activity-list';

interface RecentActivityProps {
  /** Where the record of an entry is opened; `undefined` where it has no page. */
  pathOf: (entry: Activity) => string | undefined;
}

/** What happened lately, from the activity log, each line with a way to its record. */
export function RecentActivity({ pathOf }: RecentActivityProps) {
  return (
    <Panel isPadded={false}>
      <PanelHead title="Recent Activity" />
      <ActivityList
        query={useQuery(activityQueryOptions())}
        failure="Recent activity could not be loaded."
        inset="p-4.5"
        pathOf={pathOf}
      />
    </Panel>
  );
}
