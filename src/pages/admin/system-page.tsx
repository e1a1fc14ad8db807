import { useQuery } from '@tanstack/react-query';
import { systemKeys } from '@/features/system/api/query-keys';
import { jobsQueryOptions } from '@/features/system/api/system';
import { JobsPanel } from '@/features/system/components/jobs-panel';
import { LimitsPanel } from '@/features/system/components/limits-panel';
import { SchemaPanel } from '@/features/system/components/schema-panel';
import { StoragePanel } from '@/features/system/components/storage-panel';
import { SystemSummary } from '@/features/system/components/system-summary';
import { UnsentEmailsPanel } from '@/features/system/components/unsent-emails-panel';
import { RefreshButton } from '@/shared/console/refresh-button';
import { formatTime } from '@domain/time/moment-text';
import { ConsolePage } from './console-page';
import { RECORD_PATHS } from './record-paths';

/** /admin/system */
export function SystemPage() {
  const { dataUpdatedAt } = useQuery(jobsQueryOptions());
  return (
    <ConsolePage
      title="System"
      path="/admin/system"
      actions={
        <>
          {dataUpdatedAt > 0 && (
            <span className="text-sm text-muted tabular-nums max-sm:hidden">
              {`Checked ${formatTime(dataUpdatedAt)}`}
            </span>
          )}
          <RefreshButton queryKey={systemKeys.all} />
        </>
      }
    >
      <SystemSummary />
      <div className="grid items-start gap-5 *:min-w-0 2xl:grid-cols-[3fr_2fr]">
        <JobsPanel />
        <div className="grid gap-5 *:min-w-0">
          <UnsentEmailsPanel pathOf={(type, id) => RECORD_PATHS[type](id)} />
          <LimitsPanel />
          <StoragePanel />
          <SchemaPanel />
        </div>
      </div>
    </ConsolePage>
  );
}
