/** What the analytics say, where it is said more than once. */
export const analyticsTexts = {
  historyFailed: 'The events could not be loaded.',
} as const;
