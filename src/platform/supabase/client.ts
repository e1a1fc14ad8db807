import { AuthClient } from '@supabase/auth-js';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { readPublicEnv } from '@/shared/lib/env';
import type { Database } from '@database';
import { authorizedFetch } from './authorized-fetch';
import { fetchInTime } from './fetch-in-time';
import { sessionFetch, type Auth } from './session-fetch';

/**
 * The session, queries and functions: the parts of supabase-js that a page needs before it shows data, or
 * right after a form is sent. Storage and Realtime load later (`services-client.ts`).
 */
class SiteClient extends PostgrestClient<Database> {
  readonly auth: Auth;
  readonly functions: FunctionsClient;

  constructor() {
    const { supabaseUrl } = readPublicEnv();
    // Uses the implicit flow deliberately: people often open a confirmation link on a different device
    // than the one that requested it, where PKCE's verifier would be missing. The session code
    // (openSessionLink) reads the link's tokens and removes them from the browser history.
    const auth: Auth = createAuth(
      {
        storageKey: storageKeyOf(supabaseUrl),
        flowType: 'implicit',
        persistSession: true,
        autoRefreshToken: true,
      },
      sessionFetch(() => auth),
    );
    const send = authorizedFetch(
      () => readToken(auth),
      sessionFetch(() => auth),
    );
    super(`${supabaseUrl}/rest/v1`, {
      schema: 'public',
      fetch: send,
      // react-query retries reads, and two layers would delay an error by half a minute.
      retry: false,
    });
    this.auth = auth;
    this.functions = new FunctionsClient(`${supabaseUrl}/functions/v1`, { customFetch: send });
  }
}

/** The site's typed client. */
export type Supabase = SiteClient;

let client: SiteClient | undefined;

/**
 * The tab's only client, created on first use. Public pages import this module lazily (`await
 * import('@/platform/supabase/client')`), because of its size.
 */
export function getSupabase(): Supabase {
  client ??= new SiteClient();
  return client;
}

/** The token that requests are sent with: the user's, or the public key for visitors. */
export async function readToken(auth: Auth): Promise<string> {
  const { data } = await auth.getSession();
  return data.session?.access_token ?? readPublicEnv().supabaseKey;
}

/** Auth that shares nothing with the tab's session, to check a password without replacing it. */
export function createSeparateAuth(): Auth {
  return createAuth({ persistSession: false, autoRefreshToken: false }, fetchInTime);
}

type AuthOptions = NonNullable<ConstructorParameters<typeof AuthClient>[0]>;

function createAuth(options: AuthOptions, send: typeof fetch): Auth {
  const { supabaseUrl, supabaseKey } = readPublicEnv();
  return new AuthClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
    detectSessionInUrl: false,
    fetch: send,
    ...options,
  });
}

/** Where supabase-js stores a project's session. A test compares the two. */
export function storageKeyOf(supabaseUrl: string): string {
  const project = new URL(supabaseUrl).hostname.split('.')[0] ?? '';
  return `sb-${project}-auth-token`;
}
