import type { LiveState } from '@/shared/lib/live-state';
import { keepChannel } from './keep-channel';

interface PresenceWatcher {
  topic: string;
  /** The announcements of each client in the channel, by presence key, latest last. */
  onSync: (state: Record<string, readonly unknown[]>) => void;
  onStateChange: (state: LiveState) => void;
}

/**
 * Watches who is in a private channel without joining its presence list. Its state becomes `live`
 * only after the first sync, because an empty channel means nothing before that.
 */
export function watchPresence({ topic, onSync, onStateChange }: PresenceWatcher) {
  let isJoined = false;
  let isSynced = false;
  const reportLive = () => {
    if (isJoined && isSynced) onStateChange('live');
  };

  return keepChannel({
    topic,
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
