/** The query keys of a section of the console: everything stands under `all`, so one word refetches it. */
export function recordKeys<Feature extends string>(feature: Feature) {
  const all = [feature, 'admin'] as const;
  return {
    all,
    lists: () => [...all, 'list'] as const,
    /** The filters stand last: an edit of the cache asks them whether a row still belongs. */
    list: (filters: object) => [...all, 'list', filters] as const,
    allCounts: () => [...all, 'counts'] as const,
    counts: (search: string) => [...all, 'counts', search] as const,
    detail: (id: string) => [...all, 'detail', id] as const,
  };
}

/** What {@link recordKeys} gives. */
export type RecordKeys = ReturnType<typeof recordKeys>;
