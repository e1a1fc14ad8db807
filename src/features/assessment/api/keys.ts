export const assessmentKeys = {
  rules: () => ['assessment', 'rules'] as const,
  ofQuote: (quoteId: string) => ['assessment', 'quote', quoteId] as const,
};
