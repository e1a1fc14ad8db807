/**
 * The query keys of a console section. All start with `all`, so invalidating it refetches the
 * section.
 */
export function recordQueryKeys<Feature extends string>(feature: Feature) {
  const all = [feature, 'admin'] as const;
  return {
    all,
    lists: () => [...all, 'list'] as const,
    /** Filters come last: cache updates read them to decide whether a row still matches. */
    list: (filters: object) => [...all, 'list', filters] as const,
    allCounts: () => [...all, 'counts'] as const,
    counts: (search: string) => [...all, 'counts', search] as const,
    detail: (id: string) => [...all, 'detail', id] as const,
    trash: () => [...all, 'trash'] as const,
  };
}

/** The return type of {@link recordQueryKeys}. */
export type RecordQueryKeys = ReturnType<typeof recordQueryKeys>;
