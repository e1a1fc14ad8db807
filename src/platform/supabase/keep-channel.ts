import type { RealtimeChannel, RealtimeChannelOptions } from '@supabase/supabase-js';
import type { LiveState } from '@/shared/lib/live-state';
import { logError } from '@/shared/lib/log';
import type { Supabase } from './client';
import { loadSupabase } from './load-supabase';

interface KeptChannel {
  /** Name of the private channel; policies on `realtime.messages` decide who may join it. */
  topic: string;
  config?: Omit<RealtimeChannelOptions['config'], 'private'>;
  /** Listens on a channel before it is joined. */
  prepare?: (channel: RealtimeChannel, supabase: Supabase) => void;
  /** The channel is live only after the server confirms its change subscription, not on joining. */
  isWaitingForChanges?: boolean;
  /** Called whenever the channel goes live, including after a reconnect. */
  onJoin: (channel: RealtimeChannel) => void;
  onStateChange?: (state: LiveState) => void;
}

/** A system message about a channel; hosted includes more fields. */
interface SystemMessage {
  extension?: string;
  status?: string;
}

const REOPEN_MS = 5_000;

/** Channels that are closing, by topic: the client would return one again while half closed. */
const closing = new Map<string, Promise<unknown>>();

/**
 * Joins a private channel and stays in it. The client reconnects with growing delays; this also
 * reopens a channel that the server closed, for example while the computer slept.
 */
export function keepChannel({
  topic,
  config,
  prepare,
  isWaitingForChanges = false,
  onJoin,
  onStateChange = () => undefined,
}: KeptChannel) {
  let leave: (() => void) | undefined;
  let reopen: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** Increases with every attempt, so that an outdated one stops. */
  let attempt = 0;

  const leaveChannel = () => {
    const leaving = leave;
    leave = undefined; // Clear it first: leaving reports CLOSED synchronously.
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
      const supabase = await loadSupabase();
      // The policies on private topics check the token the channel joins with.
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
    prepare?.(channel, supabase);
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
    /** Leaves the channel permanently. */
    close: () => {
      isStopped = true;
      clearTimeout(reopen);
      leaveChannel();
    },
    /** Retries now instead of waiting for the next automatic attempt. */
    retry: () => {
      onStateChange('connecting');
      clearTimeout(reopen);
      leaveChannel();
      void open();
    },
  };
}
