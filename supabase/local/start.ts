import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PUBLISHABLE_KEY, JWT_SECRET, SECRET_KEY } from './auth/keys.ts';
import type { Query } from './database/database.ts';
import { lockDataFolder } from './database/data-lock.ts';
import { createApi } from './database/lite.ts';
import { handleAuthRequest } from './auth/routes.ts';
import { applyMigrations, applySeed, readMigrations } from './database/migrate.ts';
import { openPglite } from './database/pglite.ts';
import { openPostgres } from './database/postgres.ts';
import { type DefaultPrivileges, prepareDatabase } from './database/prepare.ts';
import { createDenoRuntime } from './functions/deno-runtime.ts';
import { functionEnv } from './functions/env.ts';
import { createNodeRuntime } from './functions/node-runtime.ts';
import { handleFunctionRequest } from './functions/routes.ts';
import { readVerifyJwt } from './functions/settings.ts';
import { createGateway } from './gateway/gateway.ts';
import { listen } from './gateway/server.ts';
import { Outbox } from './mail/outbox.ts';
import { handleMailRequest } from './mail/routes.ts';
import { startRealtime } from './realtime/realtime.ts';
import { FileStore } from './storage/file-store.ts';
import { handleStorageRequest } from './storage/routes.ts';

export interface LocalSupabaseOptions {
  /** 0, the default, for any free port. */
  port?: number;
  /** Where everything is kept. Without it the database is in memory and files go when it closes. */
  dataDir?: string;
  /** A native Postgres to use instead of the embedded one. */
  databaseUrl?: string;
  /** A dump of an embedded database that has been migrated before. */
  snapshot?: Blob;
  /** Defaults to `supabase/migrations`. */
  migrationsDir?: string;
  /** Run `supabase/seed.sql`, or another file, in a new database. */
  seed?: boolean | string;
  /** Defaults to `granted`, as existing projects are. */
  defaultPrivileges?: DefaultPrivileges;
  /** Whether a new account must follow the link in its mail. On by default, as hosted. */
  isConfirmationRequired?: boolean;
  /** Path of a Deno program to run edge functions with; in this process without one. */
  denoBin?: string;
  /** Believe the caller's `x-forwarded-for` instead of the socket. Off by default. */
  isForwardedForTrusted?: boolean;
  /** Who answers everything that is not the API. */
  site?: (server: Server) => Promise<(req: IncomingMessage, res: ServerResponse) => void>;
  log?: (line: string) => void;
}

/** A running stand-in for a Supabase project. */
export interface LocalSupabase {
  url: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  outbox: Outbox;
  /** Runs SQL as the owner of the database. */
  query: Query;
  exec(sql: string): Promise<void>;
  /** Applies migrations that have appeared since the start; returns their file names. */
  migrate(): Promise<string[]>;
  /** Dumps an embedded database. */
  dump(): Promise<Blob>;
  /** Milliseconds since the start at which each stage was reached. */
  timings: Record<string, number>;
  close(): Promise<void>;
}

const PROJECT = resolve(import.meta.dirname, '../..');
const inProject = (path: string) => join(PROJECT, 'supabase', path);

/**
 * Starts a Supabase project on this machine: PostgREST, Auth, Storage, Realtime, Edge Functions and
 * mail on one address, with the same migrations, policies and functions as a hosted one.
 *
 * @throws PortTakenError when the port is in use; DataFolderInUseError when another copy runs on
 * the folder; Error that names the migration which failed.
 */
export async function startLocalSupabase(
  options: LocalSupabaseOptions = {},
): Promise<LocalSupabase> {
  const { dataDir, databaseUrl, defaultPrivileges = 'granted', log = () => undefined } = options;
  const started = performance.now();
  const timings: Record<string, number> = {};
  const mark = (stage: string) => {
    timings[stage] = Math.round(performance.now() - started);
  };
  const logError = (line: string, error: unknown) =>
    log(`${line}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);

  const undo: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const listening = await listen(options.port ?? 0);
    undo.push(listening.close);
    if (dataDir !== undefined) undo.push(lockDataFolder(dataDir));
    mark('listening');

    const pglite =
      databaseUrl === undefined
        ? await openPglite({
            dataDir: dataDir === undefined ? undefined : join(dataDir, 'database'),
            snapshot: options.snapshot,
            log,
          })
        : undefined;
    const database = pglite ?? (await openPostgres(databaseUrl ?? ''));
    undo.push(() => database.close());
    mark('database');

    const migrationsDir = options.migrationsDir ?? inProject('migrations');
    const migrate = async () => {
      const applied = await applyMigrations(database, readMigrations(migrationsDir));
      await database.query('select realtime.local_follow_publication()');
      return applied;
    };
    await prepareDatabase(database, defaultPrivileges);
    await migrate();
    if (options.seed !== undefined && options.seed !== false) {
      await applySeed(database, options.seed === true ? inProject('seed.sql') : options.seed);
    }
    mark('migrated');

    const { url, server } = listening;
    const outbox = new Outbox(dataDir === undefined ? undefined : join(dataDir, 'outbox.jsonl'));
    const isConfirmationRequired = options.isConfirmationRequired ?? true;
    const api = createApi(database, {
      siteUrl: url,
      mail: {
        send({ to, ...mail }) {
          outbox.add({ from: 'Auth <noreply@example.com>', to: [to], ...mail });
          return Promise.resolve();
        },
      },
      isConfirmationRequired,
      log: logError,
    });

    const storageDir =
      dataDir === undefined
        ? mkdtempSync(join(tmpdir(), 'local-storage-'))
        : join(dataDir, 'storage');
    if (dataDir === undefined)
      undo.push(() => rmSync(storageDir, { recursive: true, force: true }));
    const storage = { database, files: new FileStore(storageDir) };

    const runtimeOptions = { folder: inProject('functions'), env: functionEnv(url, url), log };
    const functions =
      options.denoBin === undefined
        ? createNodeRuntime(runtimeOptions)
        : createDenoRuntime(options.denoBin, runtimeOptions);
    undo.push(() => functions.close());
    const needsJwt = readVerifyJwt(inProject('config.toml'));

    const realtime = await startRealtime(server, database, logError);
    undo.push(realtime.close);

    const site = await (options.site?.(server) ?? noSite);
    listening.serve(
      createGateway(
        {
          rest: (request, peer) => api.fetch(request, peer),
          auth: (request, peer) =>
            handleAuthRequest(request, peer, { api, database, isConfirmationRequired }),
          storage: (request) => handleStorageRequest(request, storage),
          realtime: (request) => realtime.handleRequest(request),
          functions: (request) => handleFunctionRequest(request, functions, needsJwt, logError),
          local: (request) => handleMailRequest(request, outbox),
          site,
        },
        { log: logError, isForwardedForTrusted: options.isForwardedForTrusted ?? false },
      ),
    );
    mark('ready');

    return {
      url,
      publishableKey: PUBLISHABLE_KEY,
      secretKey: SECRET_KEY,
      jwtSecret: JWT_SECRET,
      outbox,
      query: database.query,
      exec: (sql) => database.exec(sql),
      migrate,
      dump() {
        if (pglite === undefined) throw new Error('Only an embedded database can be dumped.');
        return pglite.dump();
      },
      timings,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const noSite = (_req: IncomingMessage, res: ServerResponse) => {
  res.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
};
