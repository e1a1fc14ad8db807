import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { logError } from '@/shared/lib/log';
import { useIsLoading } from '@/shared/lib/use-is-loading';
import { fleetConfigurationsQueryOptions } from '../api/fleet-configurations';
import { FleetEmpty } from './fleet-empty';
import { FleetLoading } from './fleet-loading';

const loadTabs = () => import('./configuration-tabs');

const ConfigurationTabs = lazy(async () => {
  const { ConfigurationTabs } = await loadTabs();
  return { default: ConfigurationTabs };
});

/**
 * Every available configuration as a tab, the first one selected. The code of the tabs and drawings
 * loads in parallel with the records.
 */
export function FleetBrowser() {
  const { data, isError, isPending, isFetching, refetch } = useQuery(
    fleetConfigurationsQueryOptions(),
  );
  const isLoading = useIsLoading(isPending);
  useEffect(() => {
    loadTabs().catch((error: unknown) => {
      logError('Failed to prefetch the fleet drawings', error);
    });
  }, []);

  if (isLoading) return <FleetLoading />;
  const [first, ...others] = data ?? [];
  if (!first) {
    return (
      <FleetEmpty
        canRetry={isError}
        isRetrying={isFetching}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  }
  return (
    <Suspense fallback={<FleetLoading />}>
      <ConfigurationTabs configurations={[first, ...others]} />
    </Suspense>
  );
}
