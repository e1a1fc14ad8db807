export const EVENT_NOUN = { one: 'event', many: 'events' };

/** Texts used in more than one place. */
export const analyticsTexts = {
  historyFailed: 'We couldn’t load the events.',
} as const;
