/** Query and mutation keys of offers: what customers read, and the console's. */
export const offerKeys = {
  all: ['offers'] as const,
  /** Keys appear in error logs, so this one contains only enough of a token to be unique. */
  customer: (access: string, version: number | null) =>
    ['offers', 'customer', access.slice(0, 8), version] as const,
};
