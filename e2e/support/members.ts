import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { SignUpRole } from '../../supabase/functions/_shared/contracts/account.ts';
import { bringSession, DEMO_PASSWORD } from './accounts.ts';
import { connectAsService } from './supabase.ts';

/**
 * Creates an account with a confirmed address; `remove` deletes it.
 *
 * @throws Error when Auth refuses to create it.
 */
export async function createMember(role: SignUpRole = 'carrier') {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const { auth } = connectAsService();
  const { data, error } = await auth.admin.createUser({
    email,
    password: DEMO_PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'Noa', last_name: 'Berg', role },
  });
  if (error) throw error;
  return { id: data.user.id, email, remove: () => auth.admin.deleteUser(data.user.id) };
}

/** Creates an account and signs it in on pages this browser opens from now on; returns its address. */
export async function openAccount(page: Page, role?: SignUpRole): Promise<string> {
  const { email } = await createMember(role);
  await bringSession(page, email);
  return email;
}
