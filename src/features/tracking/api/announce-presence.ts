import { SITE_ID } from '@contracts/tracking';
import { loadSupabase } from '@/platform/supabase/load-supabase';
import { logError } from '@/shared/lib/log';
import { currentPage, type Place } from '../model/current-page';
import type { VisitorIds } from '../model/visitor-ids';

export interface Presence {
  /** Tells that the visitor is on another page now. */
  update: (place: Place) => void;
  leave: () => void;
}

/**
 * Says in the site's private channel that somebody is here and on which page (specification 2,
 * section 3). Only admins can hear it. The socket comes back by itself after sleep or a lost line,
 * and then says it again.
 *
 * @param userId of the person signed in; a visitor goes by their consent id.
 */
export function announcePresence(
  place: Place,
  ids: VisitorIds,
  userId: string | undefined,
): Presence {
  let current = place;
  let track: () => void = () => undefined;
  let stop: () => void = () => undefined;
  let hasLeft = false;

  const open = async () => {
    const supabase = await loadSupabase();
    // A private topic is judged by the token the channel joins with.
    await supabase.realtime.setAuth();
    if (hasLeft) return;
    // A key of its own for every tab: two tabs of one visitor are two presences.
    const key = `${ids.sessionId.slice(0, 16)}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`;
    const channel = supabase.channel(SITE_ID, { config: { private: true, presence: { key } } });
    stop = () => {
      supabase.removeChannel(channel).catch((error: unknown) => {
        logError('The presence channel did not close', error);
      });
    };
    track = () => {
      channel.track(entryOf(current, ids, userId)).catch((error: unknown) => {
        logError('Presence was not announced', error);
      });
    };
    channel.subscribe((status: string, error) => {
      if (error) logError('The presence channel reported an error', error);
      if (status === 'SUBSCRIBED' && !hasLeft) track();
    });
  };
  open().catch((error: unknown) => {
    logError('The presence channel could not be opened', error);
  });

  return {
    update: (next) => {
      current = next;
      track();
    },
    leave: () => {
      hasLeft = true;
      track = () => undefined;
      stop();
    },
  };
}

function entryOf(place: Place, ids: VisitorIds, userId: string | undefined) {
  const page = currentPage(place);
  return {
    user_id: userId ?? ids.consentId,
    session_id: ids.sessionId,
    page_url: page.url,
    page_title: page.title,
    user_agent: navigator.userAgent.slice(0, 1024),
    timestamp: new Date().toISOString(),
    site_id: SITE_ID,
  };
}
