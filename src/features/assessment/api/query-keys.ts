export const assessmentKeys = {
  rules: () => ['assessment', 'rules'] as const,
  ofQuote: (quoteId: string) => ['assessment', 'quote', quoteId] as const,
  /** The rules desk of the console. */
  desk: () => ['assessment', 'desk'] as const,
  history: (rule: object) => ['assessment', 'history', rule] as const,
};
