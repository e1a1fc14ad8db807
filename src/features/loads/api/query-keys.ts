/** Query keys of a user's own loads. The console's keys are in admin-query-keys.ts. */
export const loadKeys = {
  all: ['loads', 'mine'] as const,
  current: (userId: string) => [...loadKeys.all, userId, 'current'] as const,
  past: (userId: string) => [...loadKeys.all, userId, 'past'] as const,
  detail: (userId: string, id: string) => [...loadKeys.all, userId, 'detail', id] as const,
  startProblems: (id: string) => [...loadKeys.all, 'start-problems', id] as const,
  roadProblems: (id: string) => [...loadKeys.all, 'road-problems', id] as const,
  units: (id: string) => [...loadKeys.all, 'units', id] as const,
  documents: (id: string) => [...loadKeys.all, 'documents', id] as const,
  log: (id: string) => [...loadKeys.all, 'log', id] as const,
  people: (ids: readonly string[]) => [...loadKeys.all, 'people', ids] as const,
  escorts: (userId: string) => [...loadKeys.all, userId, 'escorts'] as const,
  schedule: (userId: string, from: string, to: string) =>
    [...loadKeys.all, userId, 'schedule', from, to] as const,
};
