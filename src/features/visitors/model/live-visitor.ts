import { presenceSchema } from '@contracts/tracking';

/** One tab of a visitor who is on the site now. */
export interface LiveTab {
  /** Key in the presence channel. */
  key: string;
  sessionId: string;
  pageUrl: string;
  pageTitle: string;
  userAgent: string;
  /** When the visitor opened this page, ISO 8601. */
  since: string;
}

/** A visitor who is on the site now. Their most recently active tab is first. */
export interface LiveVisitor {
  id: string;
  tabs: readonly [LiveTab, ...LiveTab[]];
}

/** Maximum list length, so a flood of the channel can't freeze the console. */
export const SHOWN_MAX = 100;

/**
 * Visitors on the site, most recently active first. Anyone can write to the channel, so invalid entries
 * are ignored. After a reconnect a tab can appear twice; its latest entry counts.
 */
export function liveVisitors(state: Record<string, readonly unknown[]>): LiveVisitor[] {
  const tabs = Object.entries(state).flatMap(([key, metas]) => {
    const { data } = presenceSchema.safeParse(metas.at(-1));
    if (data === undefined) return [];
    const tab: LiveTab = {
      key,
      sessionId: data.session_id,
      pageUrl: data.page_url,
      pageTitle: data.page_title,
      userAgent: data.user_agent,
      since: data.timestamp,
    };
    return { id: data.user_id, tab };
  });
  tabs.sort((a, b) => Date.parse(b.tab.since) - Date.parse(a.tab.since));

  const byVisitor = new Map<string, [LiveTab, ...LiveTab[]]>();
  for (const { id, tab } of tabs) {
    const earlier = byVisitor.get(id);
    if (earlier) earlier.push(tab);
    else byVisitor.set(id, [tab]);
  }
  return Array.from(byVisitor, ([id, own]) => ({ id, tabs: own }));
}
