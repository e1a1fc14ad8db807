import type { User } from '@/features/users/api/users';

let made = 0;

/** A user who joined before the one from the previous call. */
export function aUser(given: Partial<User>): User {
  made += 1;
  const at = new Date(Date.UTC(2026, 10, 21, 12) - made * 60_000).toISOString();
  const id = `30000000-0000-4000-8000-${String(100_000_000_000 + made)}`;
  return {
    id,
    created_at: at,
    updated_at: at,
    invited_at: null,
    joined_at: at,
    email: `user${String(made)}@example.com`,
    first_name: 'Sam',
    last_name: 'Okafor',
    phone: null,
    company_name: null,
    sort_name: 'sam okafor',
    roles: ['carrier'],
    ...given,
  };
}
