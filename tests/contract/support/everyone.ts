import type { SupabaseClient } from '@supabase/supabase-js';
import type { Project } from './project.ts';

/** The roles without the rights of an admin. A customer is a user without a role of their own. */
export const SIGNED_IN = [
  'customer',
  'freight_broker',
  'carrier',
  'pilot_car',
  'driver',
  'moderator',
];

/** Everyone but admins. */
export const EVERYONE = ['visitor', ...SIGNED_IN];

/** A client without a session, or one signed in with a new account of this role. */
export async function clientOf(project: Project, role: string): Promise<SupabaseClient> {
  return role === 'visitor' ? project.visitor() : (await project.account([role])).client;
}
