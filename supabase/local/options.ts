import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Query } from './database/database.ts';
import type { DefaultPrivileges } from './database/prepare.ts';
import type { Outbox } from './email/outbox.ts';

export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => void;

export interface LocalSupabaseOptions {
  /** 0, the default, for any free port. */
  port?: number | undefined;
  /** Where everything is kept. Without it the database is in memory and files go when it closes. */
  dataDir?: string | undefined;
  /** A native Postgres to use instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** A dump of an embedded database that has been migrated before. */
  snapshot?: Blob | undefined;
  /** Defaults to `supabase/migrations`. */
  migrationsDir?: string | undefined;
  /** SQL to run once in a new database; `true` for `supabase/seed.sql`. */
  seed?: boolean | string | undefined;
  /** Defaults to `granted`, as existing projects are. */
  defaultPrivileges?: DefaultPrivileges | undefined;
  /** Whether a new account must follow the link in its mail. On by default, as hosted. */
  isConfirmationRequired?: boolean | undefined;
  /** Defaults to `supabase/functions`. */
  functionsDir?: string | undefined;
  /** Path of a Deno program to run edge functions with; in this process without one. */
  denoBin?: string | undefined;
  /** Believe the caller's `x-forwarded-for` instead of the socket. Off by default. */
  isForwardedForTrusted?: boolean | undefined;
  /** Who answers everything that is not the API. */
  site?: ((server: Server) => Promise<RequestHandler>) | undefined;
  /** Told of what goes wrong, and of nothing else. */
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
