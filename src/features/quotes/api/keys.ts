/** Query and mutation keys of quotes. The console's stand in admin-keys.ts. */
export const quoteKeys = {
  all: ['quotes'] as const,
  submit: ['quotes', 'submit'] as const,
  requestLink: ['quotes', 'request-link'] as const,
  /** Keys are logged with what fails: a part of the token tells them apart and opens nothing. */
  followed: (token: string) => ['quotes', 'followed', token.slice(0, 6)] as const,
  /** Everything somebody reads about their own quotes. */
  own: (userId: string) => ['quotes', 'own', userId] as const,
  ownList: (userId: string) => [...quoteKeys.own(userId), 'list'] as const,
  ownDetail: (userId: string, id: string) => [...quoteKeys.own(userId), 'detail', id] as const,
};
