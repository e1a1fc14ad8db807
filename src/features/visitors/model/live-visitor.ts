import { presenceSchema } from '@contracts/tracking';

/** One tab of somebody who is on the site now. */
export interface LiveTab {
  /** Its key in the presence channel. */
  key: string;
  sessionId: string;
  pageUrl: string;
  pageTitle: string;
  userAgent: string;
  /** When the visitor came to this page, ISO 8601. */
  since: string;
}

/** Somebody who is on the site now, with their tabs, the one they moved in last first. */
export interface LiveVisitor {
  id: string;
  tabs: readonly [LiveTab, ...LiveTab[]];
}

/** Longest list the console shows: whoever floods the channel must not stop it. */
export const SHOWN_MAX = 100;

/**
 * Who is on the site, by what their tabs say; whoever moved last comes first. Anybody may write into
 * the channel, so what does not keep to the contract is left out. After a lost line a tab may stand
 * there twice: its last word counts (design 2).
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
    const known = byVisitor.get(id);
    if (known) known.push(tab);
    else byVisitor.set(id, [tab]);
  }
  return Array.from(byVisitor, ([id, own]) => ({ id, tabs: own }));
}
