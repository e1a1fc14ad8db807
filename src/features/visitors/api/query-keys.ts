/** Query keys of visitors. */
export const visitorKeys = {
  all: ['visitors'] as const,
  known: (ids: readonly string[]) => [...visitorKeys.all, 'known', ids] as const,
  visits: (id: string) => [...visitorKeys.all, 'visits', id] as const,
  journey: (id: string, sessionId: string) =>
    [...visitorKeys.all, 'journey', id, sessionId] as const,
};
