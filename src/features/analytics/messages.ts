export const EVENT_NOUN = { one: 'event', many: 'events' };

/** Texts used in more than one place. */
export const analyticsTexts = {
  historyFailed: 'The events could not be loaded.',
} as const;
