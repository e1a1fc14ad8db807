/** Whether changes arrive by themselves, not yet, or not just now. */
export type LiveState = 'connecting' | 'live' | 'interrupted';
