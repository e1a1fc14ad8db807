/** Load statuses (`public.load_status`). The database decides which changes are allowed. */
export const LOAD_STATUSES = [
  'planned',
  'assigned',
  'in_transit',
  'delivered',
  'cancelled',
] as const;
export type LoadStatus = (typeof LOAD_STATUSES)[number];
