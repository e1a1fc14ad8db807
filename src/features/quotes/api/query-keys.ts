/** Query and mutation keys of quotes. The console's keys are in admin-query-keys.ts. */
export const quoteKeys = {
  all: ['quotes'] as const,
  submit: ['quotes', 'submit'] as const,
  requestLink: ['quotes', 'request-link'] as const,
  downloadAttachment: ['quotes', 'download-attachment'] as const,
  /** Keys appear in error logs, so this one contains only enough of the token to be unique. */
  followed: (token: string) => ['quotes', 'followed', token.slice(0, 6)] as const,
  /** Everything a user reads about their own quotes. */
  own: (userId: string) => ['quotes', 'own', userId] as const,
  ownList: (userId: string) => [...quoteKeys.own(userId), 'list'] as const,
  ownDetail: (userId: string, id: string) => [...quoteKeys.own(userId), 'detail', id] as const,
};
