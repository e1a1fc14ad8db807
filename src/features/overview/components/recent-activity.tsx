import { useQuery } from '@tanstack/react-query';
import { ExportCsvButton } from '@/shared/console/export/export-csv-button';
import { Panel } from '@/shared/ui/panel';
import { PanelHead } from '@/shared/ui/panel-head';
import { ACTIVITY_CSV, activityQueryOptions, type Activity } from '../api/activity';
import { ActivityList } from './activity-list';

interface RecentActivityProps {
  /** Page of an entry's record; `undefined` if it has none. */
  pathOf: (entry: Activity) => string | undefined;
}

/** The latest entries of the activity log, with links to their records. */
export function RecentActivity({ pathOf }: RecentActivityProps) {
  return (
    <Panel isPadded={false}>
      <PanelHead title="Recent Activity" action={<ExportCsvButton source={ACTIVITY_CSV} />} />
      <ActivityList
        query={useQuery(activityQueryOptions())}
        failure="Recent activity could not be loaded."
        inset="p-4.5"
        pathOf={pathOf}
      />
      <p className="border-t p-4.5 py-3 text-sm text-subtle">
        Who opened which application is only in the export. Entries are deleted after two years.
      </p>
    </Panel>
  );
}
