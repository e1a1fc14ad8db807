import { useState } from 'react';
import { useLocation } from 'react-router-dom';

const TAB_PARAM = 'tab';

/**
 * The open tab, which the URL keeps for a reload; by default the first. It bypasses the router, which would
 * scroll to the top and drop the private link's token.
 */
export function useQuoteTab(tabs: readonly string[]): [tab: string, open: (tab: string) => void] {
  const { search } = useLocation();
  const [asked, setAsked] = useState(() => new URLSearchParams(search).get(TAB_PARAM));
  const [first = ''] = tabs;
  const open = (tab: string) => {
    setAsked(tab);
    const address = new URL(window.location.href);
    if (tab === first) address.searchParams.delete(TAB_PARAM);
    else address.searchParams.set(TAB_PARAM, tab);
    window.history.replaceState(window.history.state, '', address);
  };
  return [tabs.find((tab) => tab === asked) ?? first, open];
}
