/** The consent dialog. Declining must be as easy as accepting, so both buttons look the same. */
export const CONSENT_TEXT = {
  title: 'Before you hit the road',
  use: 'We use first-party analytics to see which pages are useful.',
  before: 'We don’t count your visit or load a map unless you accept.',
  accept: 'Accept',
  decline: 'Necessary only',
  change: 'You can change this at any time under “Cookie choices” in the footer.',
} as const;
