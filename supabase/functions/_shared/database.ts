import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { requireEnv } from './env.ts';

/** What the functions use of the database; what comes back is checked where it is used. */
interface FunctionDatabase {
  public: {
    Tables: Record<string, never>;
    Views: Record<string, never>;
    Functions: {
      claim_quote_email: { Args: { _quote_id: string }; Returns: unknown };
      release_quote_email: { Args: { _quote_id: string }; Returns: undefined };
      claim_message_email: { Args: { _message_id: string }; Returns: unknown };
      release_message_email: { Args: { _message_id: string }; Returns: undefined };
      record_visit: { Args: RecordVisitArgs; Returns: unknown };
      count_filtered_visit: {
        Args: { _reason: 'bot' | 'staff'; _address: string | null };
        Returns: undefined;
      };
    };
  };
}

/** A type, not an interface: the client asks for arguments with an index signature. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- as said above
type RecordVisitArgs = {
  _event_name: string;
  _consent_id: string;
  _session_id: string;
  _site_id: string;
  _properties: { page_url: string; page_title?: string; referrer?: string };
  _user_agent: string;
  _device: string;
  _address: string | null;
  _country: string | null;
  _city: string | null;
};

export type Database = SupabaseClient<FunctionDatabase>;

/** A client with the service key: past every policy, so only for what a function decides itself. */
export function serviceClient(): Database {
  const key = requireEnv('SUPABASE_SERVICE_ROLE_KEY');
  return createClient<FunctionDatabase>(requireEnv('SUPABASE_URL'), key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
