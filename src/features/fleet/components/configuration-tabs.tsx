import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FLEET_PAGE } from '@/content/fleet';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs';
import type { FleetConfiguration } from '../api/fleet-configurations';
import { ConfigurationPanel } from './configuration-panel';

interface ConfigurationTabsProps {
  /** At least one; the first is selected. */
  configurations: readonly [FleetConfiguration, ...FleetConfiguration[]];
}

const PARAM = 'configuration';

/** A name as part of an address: `9-axle-rgn-with-jeep`. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** One tab per configuration. The address says which, so that it can be shared and Back works. */
export function ConfigurationTabs({ configurations }: ConfigurationTabsProps) {
  const [params, setParams] = useSearchParams();
  const asked = params.get(PARAM);
  // A click selects a tab twice, on press and on focus; a second history entry would break Back.
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  }, [asked]);
  const selected = configurations.find(({ name }) => slugOf(name) === asked) ?? configurations[0];
  const handleChange = (id: string) => {
    const next = configurations.find((configuration) => configuration.id === id);
    if (next === undefined || slugOf(next.name) === latest.current) return;
    latest.current = slugOf(next.name);
    setParams({ [PARAM]: latest.current }, { preventScrollReset: true });
  };
  return (
    <Tabs value={selected.id} onValueChange={handleChange}>
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
