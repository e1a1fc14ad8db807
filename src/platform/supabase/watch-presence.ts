import type { LiveState } from '@/shared/lib/live-state';
import { getSupabase } from './client';
import { keepChannel } from './keep-channel';

interface PresenceWatcher {
  topic: string;
  /** What everybody in the channel says about themselves, by presence key, the latest last. */
  onSync: (state: Record<string, readonly unknown[]>) => void;
  onStateChange: (state: LiveState) => void;
}

/**
 * Watches who is in a private channel without being seen there. It is `live` only once the server
 * has said who is there: before that an empty channel means nothing.
 */
export function watchPresence({ topic, onSync, onStateChange }: PresenceWatcher) {
  let isJoined = false;
  let isSynced = false;
  const reportLive = () => {
    if (isJoined && isSynced) onStateChange('live');
  };

  return keepChannel({
    topic,
    load: getSupabase,
    prepare: (channel) => {
      channel.on('presence', { event: 'sync' }, () => {
        isSynced = true;
        onSync(channel.presenceState());
        reportLive();
      });
    },
    onJoin: () => undefined,
    onStateChange: (state) => {
      isJoined = state === 'live';
      if (isJoined) {
        reportLive();
      } else {
        isSynced = false;
        onStateChange(state);
      }
    },
  });
}
