import type { FleetStatus } from '@contracts/fleet';

/** How many vehicles a status filter leaves; `undefined` until it is known. */
export function totalOf(
  counts: Record<FleetStatus, number> | undefined,
  status: FleetStatus | 'all',
): number | undefined {
  if (counts === undefined || status !== 'all') return counts?.[status as FleetStatus];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
