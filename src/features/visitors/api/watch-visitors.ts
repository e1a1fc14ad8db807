import { SITE_ID } from '@contracts/tracking';
import { watchPresence } from '@/platform/supabase/watch-presence';
import type { LiveState } from '@/shared/lib/live-state';
import { liveVisitors, type LiveVisitor } from '../model/live-visitor';

interface VisitorsWatcher {
  onVisitors: (visitors: LiveVisitor[]) => void;
  onStateChange: (state: LiveState) => void;
}

/** Watches who is on the site. The watcher isn't announced, so they aren't in the list. */
export function watchVisitors({ onVisitors, onStateChange }: VisitorsWatcher) {
  return watchPresence({
    topic: SITE_ID,
    onSync: (state) => {
      onVisitors(liveVisitors(state));
    },
    onStateChange,
  });
}
