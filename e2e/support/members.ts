import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { SignUpRole } from '../../supabase/functions/_shared/contracts/account.ts';
import { bringSession, DEMO_PASSWORD } from './accounts.ts';
import { connectAsService } from './supabase.ts';

/**
 * A new account with a confirmed address, and how to remove it.
 *
 * @throws Error when Auth refuses to make it.
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
  return { email, remove: () => auth.admin.deleteUser(data.user.id) };
}

/** A new account, signed in on the pages this browser opens from now on; its address. */
export async function openAccount(page: Page, role?: SignUpRole): Promise<string> {
  const { email } = await createMember(role);
  await bringSession(page, email);
  return email;
}
