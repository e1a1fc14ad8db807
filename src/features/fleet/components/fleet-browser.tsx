import { useQuery } from '@tanstack/react-query';
import { FLEET_PAGE } from '@/content/fleet';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs';
import {
  fleetConfigurationsQueryOptions,
  type FleetConfiguration,
} from '../api/fleet-configurations';
import { ConfigurationPanel } from './configuration-panel';
import { FleetEmpty } from './fleet-empty';
import { FleetLoading } from './fleet-loading';

/** Every available configuration as a tab, the first one selected (specification 1, section 2). */
export function FleetBrowser() {
  const { data, isError, isPending, isFetching, refetch } = useQuery(
    fleetConfigurationsQueryOptions(),
  );
  if (isPending) return <FleetLoading />;
  const [first] = data ?? [];
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
  return <ConfigurationTabs configurations={data ?? []} first={first} />;
}

interface ConfigurationTabsProps {
  configurations: readonly FleetConfiguration[];
  first: FleetConfiguration;
}

function ConfigurationTabs({ configurations, first }: ConfigurationTabsProps) {
  return (
    <Tabs defaultValue={first.id}>
      <TabsList aria-label={FLEET_PAGE.listLabel}>
        {configurations.map(({ id, name }) => (
          <TabsTrigger
            key={id}
            value={id}
            className="lg:inline-flex lg:min-w-36 lg:flex-1 lg:items-end lg:text-left lg:text-balance lg:whitespace-normal"
          >
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {configurations.map((configuration) => (
        <TabsContent key={configuration.id} value={configuration.id}>
          <ConfigurationPanel configuration={configuration} />
        </TabsContent>
      ))}
    </Tabs>
  );
}
