import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs';

const TAB_PARAM = 'tab';

export interface UrlTab {
  /** Names the tab in the address: `?tab=overview`. */
  value: string;
  label: string;
  content: ReactNode;
}

interface AddressTabsProps {
  label: string;
  /** The first is shown when the address names none. */
  tabs: readonly [UrlTab, ...UrlTab[]];
}

/**
 * Tabs of a console page. The current one stands in the address, so that it outlives a reload and
 * the browser's Back leads to the one before; what else stands there belongs to a tab and goes with
 * it. Only the current tab is mounted, and asks the server for anything.
 */
export function UrlTabs({ label, tabs }: AddressTabsProps) {
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const asked = params.get(TAB_PARAM);
  const current = tabs.find(({ value }) => value === asked) ?? first;
  return (
    <Tabs
      value={current.value}
      onValueChange={(value) => {
        setParams(value === first.value ? {} : { [TAB_PARAM]: value });
      }}
      // Arrow keys would leave every tab they pass in the history.
      activationMode="manual"
      className="-mt-3"
    >
      <TabsList aria-label={label}>
        {tabs.map(({ value, label: name }) => (
          <TabsTrigger key={value} value={value}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(({ value, content }) => (
        <TabsContent
          key={value}
          value={value}
          className="grid content-start gap-5 -outline-offset-2 *:min-w-0"
        >
          {content}
        </TabsContent>
      ))}
    </Tabs>
  );
}
