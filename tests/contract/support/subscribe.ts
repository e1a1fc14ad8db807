import type { RealtimeChannel } from '@supabase/supabase-js';

/** Joins a channel; resolves when the project let the client in, rejects with its reason if not. */
export function subscribed(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve(channel);
      else if (status !== 'CLOSED') reject(error ?? new Error(status));
    });
  });
}
