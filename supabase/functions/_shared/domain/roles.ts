/** All roles (`public.app_role`). A user without a role is a customer. */
export const APP_ROLES = [
  'admin',
  'moderator',
  'freight_broker',
  'carrier',
  'pilot_car',
  'driver',
  'customer',
] as const;
export type AppRole = (typeof APP_ROLES)[number];
