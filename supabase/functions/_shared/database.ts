import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { AppRole } from './contracts/account.ts';
import type { EmailRecord } from './contracts/reply.ts';
import { requireEnv } from './env.ts';

interface Table<Change, New = never> {
  Row: Record<string, unknown>;
  Insert: New;
  Update: Change;
  Relationships: [];
}

/** What becomes of a record that was answered by mail. */
export type AnsweredStatus = 'reviewed' | 'handled';

/** What the functions use of the database; what comes back is checked where it is used. */
interface FunctionDatabase {
  public: {
    Tables: {
      quotes: Table<{ status: AnsweredStatus }>;
      contact_messages: Table<{ status: AnsweredStatus }>;
      job_applications: Table<{ status: AnsweredStatus }>;
      mail_log: Table<never, SiteEmail>;
      profiles: Table<never>;
    };
    Views: Record<string, never>;
    Functions: {
      has_role: { Args: { _user_id: string; _role: 'admin' }; Returns: unknown };
      claim_quote_email: { Args: { _quote_id: string }; Returns: unknown };
      release_quote_email: { Args: { _quote_id: string }; Returns: undefined };
      claim_quote_link: { Args: { _request_id: string }; Returns: unknown };
      release_quote_link: { Args: { _request_id: string }; Returns: undefined };
      claim_message_email: { Args: { _message_id: string }; Returns: unknown };
      release_message_email: { Args: { _message_id: string }; Returns: undefined };
      record_visit: { Args: RecordVisitArgs; Returns: unknown };
      count_filtered_visit: {
        Args: { _reason: 'bot' | 'staff'; _address: string | null };
        Returns: undefined;
      };
      claim_reply: {
        Args: {
          _reply_id: string;
          _record_type: EmailRecord;
          _record_id: string;
          _subject: string;
          _body: string;
          _sent_by: string;
        };
        Returns: unknown;
      };
      finish_reply: { Args: { _reply_id: string; _provider_id: string }; Returns: undefined };
      release_reply: { Args: { _reply_id: string }; Returns: undefined };
      claim_invitation: { Args: { _invitation_id: string; _email: string }; Returns: unknown };
      finish_invitation: { Args: FinishInvitationArgs; Returns: unknown };
      release_invitation: { Args: { _invitation_id: string }; Returns: undefined };
      orphaned_documents: { Args: { _limit: number }; Returns: string[] };
    };
  };
}

/** What the site mailed by itself; the text stays out of the log. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- as said below
export type SiteEmail = {
  record_type: EmailRecord;
  record_id: string;
  kind: 'confirmation' | 'dispatch';
  to_email: string;
  subject: string;
  sent_at: string;
  provider_id: string | null;
};

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

/** Without the person an invitation sent again: details and roles stay. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- as said above
type FinishInvitationArgs = {
  _invitation_id: string;
  _first_name?: string;
  _last_name?: string;
  _phone?: string;
  _company_name?: string;
  _roles?: AppRole[];
};

export type Database = SupabaseClient<FunctionDatabase>;

const NO_SESSION = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A client with the service key: past every policy, so only for what a function decides itself. */
export function serviceClient(): Database {
  const key = requireEnv('SUPABASE_SERVICE_ROLE_KEY');
  return createClient<FunctionDatabase>(requireEnv('SUPABASE_URL'), key, { auth: NO_SESSION });
}

/** A client with the rights of whoever calls the function, and no others. */
export function callerClient(token: string): Database {
  const key = requireEnv('SUPABASE_ANON_KEY');
  return createClient<FunctionDatabase>(requireEnv('SUPABASE_URL'), key, {
    auth: NO_SESSION,
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
}
