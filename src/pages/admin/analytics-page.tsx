import { analyticsKeys } from '@/features/analytics/api/keys';
import { AnalyticsOverview } from '@/features/analytics/components/analytics-overview';
import { RefreshButton } from '@/shared/console/refresh-button';
import { ConsolePage } from './console-page';

/** /admin/analytics */
export function AnalyticsPage() {
  return (
    <ConsolePage
      title="Analytics & Data"
      path="/admin/analytics"
      actions={<RefreshButton queryKey={analyticsKeys.all} />}
    >
      <AnalyticsOverview />
    </ConsolePage>
  );
}
