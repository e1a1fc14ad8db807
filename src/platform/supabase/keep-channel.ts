import type { RealtimeChannel, RealtimeChannelOptions } from '@supabase/supabase-js';
import type { LiveState } from '@/shared/lib/live-state';
import { logError } from '@/shared/lib/log';
import type { Supabase } from './client';

interface KeptChannel {
  /** Name of the private channel; policies on `realtime.messages` say who may join it. */
  topic: string;
  /** The client; public pages fetch it first. */
  load: () => Supabase | Promise<Supabase>;
  config?: Omit<RealtimeChannelOptions['config'], 'private'>;
  /** Listens on a channel before it is joined. */
  prepare?: (channel: RealtimeChannel) => void;
  /** Joining is not enough: live only when the server says that changes of the tables flow. */
  isWaitingForChanges?: boolean;
  /** Live, for the first time or again. */
  onJoin: (channel: RealtimeChannel) => void;
  onStateChange?: (state: LiveState) => void;
}

/** What the server says about a channel; hosted says more than this. */
interface SystemMessage {
  extension?: string;
  status?: string;
}

const REOPEN_MS = 5_000;

/** Channels on their way out, by topic: the client would hand one out again half closed. */
const closing = new Map<string, Promise<unknown>>();

/**
 * Joins a private channel and stays in it. Socket and channel reconnect by themselves with growing
 * pauses; a channel the server closed, after a long sleep for instance, is opened anew.
 */
export function keepChannel({
  topic,
  load,
  config,
  prepare,
  isWaitingForChanges = false,
  onJoin,
  onStateChange = () => undefined,
}: KeptChannel) {
  let leave: (() => void) | undefined;
  let reopen: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** Grows with every attempt: an older one that is still on its way gives up. */
  let attempt = 0;

  const leaveChannel = () => {
    const leaving = leave;
    leave = undefined; // First: removing it reports CLOSED at once.
    leaving?.();
  };

  const openLater = () => {
    onStateChange('interrupted');
    leaveChannel();
    clearTimeout(reopen);
    reopen = setTimeout(() => void open(), REOPEN_MS);
  };

  const open = async () => {
    const mine = (attempt += 1);
    const isGivenUp = () => isStopped || mine !== attempt;
    try {
      await closing.get(topic);
      const supabase = await load();
      // A private topic is judged by the token the channel joins with.
      await supabase.realtime.setAuth();
      if (isGivenUp()) return;
      join(supabase);
    } catch (error) {
      logError(`The channel ${topic} could not be opened`, error);
      if (!isGivenUp()) openLater();
    }
  };

  const join = (supabase: Supabase) => {
    const channel = supabase.channel(topic, { config: { ...config, private: true } });
    prepare?.(channel);
    const leaveThis = () => {
      const left = supabase.removeChannel(channel).catch((error: unknown) => {
        logError(`The channel ${topic} did not close`, error);
      });
      closing.set(topic, left);
    };
    leave = leaveThis;
    const handleLive = () => {
      if (leave !== leaveThis) return; // Closed by us.
      onStateChange('live');
      onJoin(channel);
    };
    if (isWaitingForChanges) {
      channel.on('system', {}, ({ extension, status }: SystemMessage) => {
        if (extension === 'postgres_changes' && status === 'ok') handleLive();
      });
    }
    channel.subscribe((status: string, error) => {
      if (leave !== leaveThis) return; // Closed by us.
      if (error) logError(`The channel ${topic} reported an error`, error);
      if (status === 'SUBSCRIBED') {
        if (!isWaitingForChanges) handleLive();
      } else if (status === 'CLOSED') {
        openLater();
      } else {
        onStateChange('interrupted');
      }
    });
  };

  void open();

  return {
    /** Leaves the channel for good. */
    close: () => {
      isStopped = true;
      clearTimeout(reopen);
      leaveChannel();
    },
    /** Does not wait for the next try by itself. */
    retry: () => {
      onStateChange('connecting');
      clearTimeout(reopen);
      leaveChannel();
      void open();
    },
  };
}
