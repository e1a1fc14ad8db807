import { SITE_ID, type PresenceEntry } from '@contracts/tracking';
import { keepChannel } from '@/platform/supabase/keep-channel';
import { logError } from '@/shared/lib/log';
import { currentPage, type Place } from '../model/current-page';
import type { VisitorIds } from '../model/visitor-ids';

export interface Presence {
  /** Announces a page change. */
  update: (place: Place) => void;
  leave: () => void;
}

/**
 * Announces the visitor and their page on the site's private channel, which only admins can read.
 * Repeats it after a reconnect.
 */
export function announcePresence(place: Place, ids: VisitorIds): Presence {
  let entry = entryOf(place, ids);
  let announce: () => void = () => undefined;
  // Each tab has its own key, so two tabs of a visitor are two presences.
  const key = `${ids.sessionId.slice(0, 16)}-${crypto.getRandomValues(new Uint32Array(1)).join('')}`;

  const { close } = keepChannel({
    topic: SITE_ID,
    config: { presence: { key } },
    onJoin: (channel) => {
      announce = () => {
        channel.track(entry).catch((error: unknown) => {
          logError('Presence was not announced', error);
        });
      };
      announce();
    },
  });

  return {
    update: (next) => {
      entry = entryOf(next, ids);
      announce();
    },
    leave: () => {
      announce = () => undefined;
      close();
    },
  };
}

function entryOf(place: Place, { consentId, sessionId }: VisitorIds): PresenceEntry {
  const page = currentPage(place);
  return {
    user_id: consentId,
    session_id: sessionId,
    page_url: page.url,
    page_title: page.title,
    user_agent: navigator.userAgent.slice(0, 1024),
    timestamp: new Date().toISOString(),
    site_id: SITE_ID,
  };
}
