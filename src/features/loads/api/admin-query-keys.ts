import { recordQueryKeys } from '@/shared/console/record-query-keys';

const keys = recordQueryKeys('loads');

/** Query keys of the console's loads. */
export const adminLoadKeys = {
  ...keys,
  people: () => [...keys.all, 'people'] as const,
  pilots: (day: string) => [...keys.all, 'pilots', day] as const,
  conflicts: (planned: object) => [...keys.all, 'conflicts', planned] as const,
  units: () => [...keys.all, 'units'] as const,
  unitConflicts: (id: string) => [...keys.all, 'unit-conflicts', id] as const,
  groups: (filters: object) => [...keys.all, 'groups', filters] as const,
  board: () => [...keys.all, 'board'] as const,
  weeks: () => [...keys.all, 'week'] as const,
  week: (from: string, filters: object) => [...keys.all, 'week', from, filters] as const,
  /** Keys of what only the load's page shows. */
  page: (id: string) => [...keys.all, 'page', id] as const,
  travel: (id: string, legs: object) => [...keys.all, 'travel', id, legs] as const,
  travelSettings: () => [...keys.all, 'travel settings'] as const,
  papers: (pilotIds: readonly string[]) => [...keys.all, 'papers', pilotIds] as const,
  allDocuments: () => [...keys.all, 'documents'] as const,
  documents: (id: string) => [...keys.all, 'documents', id] as const,
  allMoney: () => [...keys.all, 'money'] as const,
  money: (id: string) => [...keys.all, 'money', id] as const,
  neighbors: (id: string) => [...keys.all, 'neighbors', id] as const,
  quote: (id: string) => [...keys.all, 'quote', id] as const,
};
