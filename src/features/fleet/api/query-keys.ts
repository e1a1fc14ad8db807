/** Query keys of the fleet. */
export const fleetKeys = {
  all: ['fleet'] as const,
  available: () => [...fleetKeys.all, 'available'] as const,
};
