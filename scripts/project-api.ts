import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../supabase/functions/_shared/generated/database.types.ts';

/** The Data API of a project with its secret key. Node 20 lacks the WebSocket that supabase-js needs. */
export const projectApi = (url: string, secretKey: string) =>
  new PostgrestClient<Database>(`${url.replace(/\/$/, '')}/rest/v1`, {
    headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}` },
  });
