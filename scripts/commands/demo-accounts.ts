/** The accounts that `supabase/seed.sql` creates. */
export const DEMO_ACCOUNTS = [
  'admin@example.com',
  'moderator@example.com',
  'broker@example.com',
  'carrier@example.com',
  'pilot@example.com',
  'driver@example.com',
  'customer@example.com',
] as const;
export const DEMO_PASSWORD = 'demo-Haul-2026';
