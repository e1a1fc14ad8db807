import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { requireEnv } from './env.ts';
import type { Database as Generated } from './generated/database.types.ts';
import { publishableKey, secretKey } from './keys.ts';

type Rpcs = Generated['public']['Functions'];

/** PostgREST accepts null for any argument of an RPC; the generator does not write that. */
type WithNullableArgs<Rpc extends { Args: unknown }> = Omit<Rpc, 'Args'> & {
  Args: { [Name in keyof Rpc['Args']]: Rpc['Args'][Name] | null };
};

interface FunctionDatabase extends Omit<Generated, 'public'> {
  public: Omit<Generated['public'], 'Functions'> & {
    Functions: { [Name in keyof Rpcs]: WithNullableArgs<Rpcs[Name]> };
  };
}

/** The client the functions use. */
export type Database = SupabaseClient<FunctionDatabase>;

const NO_SESSION = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A client with the secret key. It bypasses every policy: use it only where the function decides. */
export function serviceClient(): Database {
  return createClient<FunctionDatabase>(requireEnv('SUPABASE_URL'), secretKey(), {
    auth: NO_SESSION,
  });
}

/** A client with the caller's rights. */
export function callerClient(token: string): Database {
  return createClient<FunctionDatabase>(requireEnv('SUPABASE_URL'), publishableKey(), {
    auth: NO_SESSION,
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
}
