import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { SchemaCache } from './api/api-schema.ts';
import type { Query } from './database/database.ts';
import type { DatabaseOptions } from './database/open.ts';
import type { Outbox } from './email/outbox.ts';
import type { FunctionOptions } from './functions/open.ts';

export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => void;

export interface LocalSupabaseOptions extends DatabaseOptions, FunctionOptions {
  /** Defaults to 0: any free port. */
  port?: number | undefined;
  /** True if a new account must follow the link in its email. On by default, as hosted. */
  isConfirmationRequired?: boolean | undefined;
  /** Believe the caller's `x-forwarded-for` instead of the socket. Off by default. */
  isForwardedForTrusted?: boolean | undefined;
  /** Calls the scheduled functions, as pg_cron does on a hosted project. Off by default. */
  isScheduleOn?: boolean | undefined;
  /** Creates the handler for every request outside the API. */
  site?: ((server: Server) => Promise<RequestHandler>) | undefined;
  /** Shared by stand-ins on copies of one database. */
  schemaCache?: SchemaCache | undefined;
  /** Logs errors and warnings. */
  log?: ((line: string) => void) | undefined;
}

/** A running stand-in for a Supabase project. */
export interface LocalSupabase {
  url: string;
  publishableKey: string;
  secretKey: string;
  outbox: Outbox;
  /** Runs SQL as role postgres, like the SQL editor of a hosted project. */
  query: Query;
  exec: (sql: string) => Promise<void>;
  /** Applies migrations added since the start; returns their file names. */
  migrate: () => Promise<string[]>;
  /** Dumps an embedded database. */
  dump: () => Promise<Blob>;
  /** Milliseconds since the start at which each stage was reached. */
  timings: Record<string, number>;
  close: () => Promise<void>;
}
