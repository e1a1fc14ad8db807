/** The question and its answers (design 3.7): two buttons of equal weight. */
export const CONSENT_TEXT = {
  title: 'Before you drive on',
  use: 'We count visits with storage of our own, to see which pages help.',
  before: 'Nothing is counted and no map is loaded unless you accept.',
  accept: 'Accept',
  decline: 'Necessary only',
  change: 'You can change this at any time under “Cookie choices” in the footer.',
} as const;
