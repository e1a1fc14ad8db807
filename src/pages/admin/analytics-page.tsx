import { eventsCsv } from '@/features/analytics/api/export-events';
import { analyticsKeys } from '@/features/analytics/api/query-keys';
import { AnalyticsFigures } from '@/features/analytics/components/analytics-figures';
import { EventHistory } from '@/features/analytics/components/history/event-history';
import { TestTracking } from '@/features/tracking/components/test-tracking';
import { LocationDetection } from '@/features/visitors/components/location-detection';
import { RealtimeVisitors } from '@/features/visitors/components/realtime-visitors';
import { ExportCsvButton } from '@/shared/console/export/export-csv-button';
import { RefreshButton } from '@/shared/console/refresh-button';
import { UrlTabs } from '@/shared/console/url-tabs';
import { ConsolePage } from './console-page';

/** /admin/analytics */
export function AnalyticsPage() {
  return (
    <ConsolePage
      title="Analytics & Data"
      path="/admin/analytics"
      actions={
        <>
          <RefreshButton queryKey={analyticsKeys.all} />
          <ExportCsvButton source={eventsCsv} />
        </>
      }
    >
      <UrlTabs
        label="Analytics"
        tabs={[
          {
            value: 'visitors',
            label: 'Real-time Visitors',
            content: (
              <RealtimeVisitors
                tools={
                  <>
                    <TestTracking />
                    <LocationDetection />
                  </>
                }
              />
            ),
          },
          { value: 'overview', label: 'Analytics Overview', content: <AnalyticsFigures /> },
          { value: 'history', label: 'Event History', content: <EventHistory /> },
        ]}
      />
    </ConsolePage>
  );
}
