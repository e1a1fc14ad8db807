import { FLEET_PAGE } from '@/content/fleet';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs';
import type { FleetConfiguration } from '../api/fleet-configurations';
import { ConfigurationPanel } from './configuration-panel';

interface ConfigurationTabsProps {
  /** At least one; the first is selected. */
  configurations: readonly [FleetConfiguration, ...FleetConfiguration[]];
}

/** One tab per configuration. */
export function ConfigurationTabs({ configurations }: ConfigurationTabsProps) {
  return (
    <Tabs defaultValue={configurations[0].id}>
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
