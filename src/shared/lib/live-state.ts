/** State of a realtime connection. */
export type LiveState = 'connecting' | 'live' | 'interrupted';
