import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/shared/ui/tabs';

const TAB_PARAM = 'tab';

export interface UrlTab {
  /** The tab's name in the URL: `?tab=overview`. */
  value: string;
  label: string;
  content: ReactNode;
}

interface AddressTabsProps {
  label: string;
  /** The first is the default. */
  tabs: readonly [UrlTab, ...UrlTab[]];
}

/**
 * Tabs of a console page. The current tab is kept in the URL, so it survives a reload and Back
 * returns to the previous tab. Other URL parameters belong to a tab and are dropped with it. Only
 * the current tab is mounted and fetches data.
 */
export function UrlTabs({ label, tabs }: AddressTabsProps) {
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const name = params.get(TAB_PARAM);
  const current = tabs.find(({ value }) => value === name) ?? first;
  return (
    <Tabs
      value={current.value}
      onValueChange={(value) => {
        setParams(value === first.value ? {} : { [TAB_PARAM]: value });
      }}
      // With automatic activation, arrow keys would add every tab they pass to the history.
      activationMode="manual"
      className="-mt-3"
    >
      <TabsList aria-label={label}>
        {tabs.map(({ value, label: text }) => (
          <TabsTrigger key={value} value={value}>
            {text}
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
