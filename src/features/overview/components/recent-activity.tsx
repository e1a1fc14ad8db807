import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { activityQueryOptions, type Activity } from '../api/activity';
import { ActivityList } from './activity-list';

interface RecentActivityProps {
  /** Page of an entry's record; `undefined` if it has none. */
  pathOf: (entry: Activity) => string | undefined;
  /** Page of the whole log. */
  allPath: string;
}

/** The latest entries of the activity log, with links to their records. */
export function RecentActivity({ pathOf, allPath }: RecentActivityProps) {
  return (
    <Panel isPadded={false}>
      <PanelHead
        title="Recent Activity"
        action={
          <Link to={allPath} className="link text-sm">
            All activity
          </Link>
        }
      />
      <ActivityList
        query={useQuery(activityQueryOptions())}
        failure="We couldn’t load recent activity."
        inset="p-4.5"
        pathOf={pathOf}
      />
    </Panel>
  );
}
