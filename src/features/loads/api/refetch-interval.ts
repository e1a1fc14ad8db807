/** Several numbers change as time passes, without any write. */
export const REFETCH_MS = 60_000;
