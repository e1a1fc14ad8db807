/** Query and mutation keys of quotes. The console's stand in admin-keys.ts. */
export const quoteKeys = {
  all: ['quotes'] as const,
  submit: ['quotes', 'submit'] as const,
  requestLink: ['quotes', 'request-link'] as const,
  followed: (token: string) => ['quotes', 'followed', token] as const,
  /** Everything somebody reads about their own quotes. */
  own: (userId: string) => ['quotes', 'own', userId] as const,
  ownList: (userId: string) => [...quoteKeys.own(userId), 'list'] as const,
  ownDetail: (userId: string, id: string) => [...quoteKeys.own(userId), 'detail', id] as const,
};
