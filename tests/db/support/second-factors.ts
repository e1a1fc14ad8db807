import type { SupabaseClient } from '@supabase/supabase-js';
import { totpCode } from '@tests/totp.ts';
import type { Project } from './project.ts';

type Rpc = Pick<SupabaseClient, 'rpc'>;

/** The step the caller's session lacks for the rights of staff. */
export const stateOf = async (client: Rpc) => (await client.rpc('my_session_state')).data as string;

/** Sets whether staff need a second factor. */
export const requireSecondFactor = (client: Rpc, isRequired: boolean) =>
  client.rpc('require_second_factor', { _is_required: isRequired });

async function setUp(client: SupabaseClient): Promise<string> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  await enterCode(client, data.totp.secret, data.id);
  return data.totp.secret;
}

/** Verifies the current code of a second factor; by default the user's first one. */
export async function enterCode(client: SupabaseClient, secret: string, id?: string) {
  const { data } = await client.auth.mfa.listFactors();
  const factorId = id ?? data?.totp[0]?.id ?? '';
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret) });
  if (error) throw error;
}

/** Accounts with a second factor in a project. */
export function secondFactors(project: Project) {
  return {
    /** A new account that has set up two-step verification, in the session where it did. */
    withSecondFactor: async (...roles: string[]) => {
      const account = await project.supabase.signUp({ roles });
      const client = account.client as SupabaseClient;
      return { ...account, client, secret: await setUp(client) };
    },
    signIn: async (email: string) =>
      (await project.supabase.signIn(email)).client as SupabaseClient,
  };
}

/** An account of `withSecondFactor`. */
export type SecondFactorAccount = Awaited<
  ReturnType<ReturnType<typeof secondFactors>['withSecondFactor']>
>;
