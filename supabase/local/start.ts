import { join } from 'node:path';
import { PUBLISHABLE_KEY, SECRET_KEY } from './config/keys.ts';
import {
  readEmailFrequency,
  readSecondFactorSettings,
  type AuthContext,
} from './auth/auth-context.ts';
import { siteVerify } from './auth/captcha.ts';
import { handleAuthRequest } from './auth/routes.ts';
import { lockDataFolder } from './database/data-lock.ts';
import { createApi } from './api/lite.ts';
import { openDatabase } from './database/open.ts';
import { functionEnv } from './functions/env.ts';
import { openFunctions } from './functions/open.ts';
import { handleFunctionRequest } from './functions/routes.ts';
import { startSchedule } from './functions/schedule.ts';
import { readVerifyJwt } from './functions/settings.ts';
import { createGateway } from './gateway/gateway.ts';
import { listen } from './gateway/server.ts';
import { noSite } from './gateway/static-site.ts';
import { readConfigFile } from './config/config-file.ts';
import { createAuthMailer } from './email/auth-email.ts';
import { Outbox } from './email/outbox.ts';
import { handleOutboxRequest } from './email/routes.ts';
import type { LocalSupabase, LocalSupabaseOptions } from './options.ts';
import { startRealtime } from './realtime/realtime.ts';
import { openFileStore } from './storage/open.ts';
import { createResumableUploads } from './storage/resumable.ts';
import { handleStorageRequest } from './storage/routes.ts';
import { seedBucket } from './storage/seed-bucket.ts';

/**
 * Starts a Supabase project on this machine: PostgREST, Auth, Storage, Realtime, Edge Functions and
 * email on one address, with the same migrations, policies and functions as a hosted project.
 *
 * @throws PortTakenError when the port is in use; DataFolderInUseError when another copy runs on
 * the folder; Error that names the migration which failed.
 */
export async function startLocalSupabase(
  options: LocalSupabaseOptions = {},
): Promise<LocalSupabase> {
  const { dataDir, isConfirmationRequired = true, log = () => undefined } = options;
  const timings = new Timings();
  const logError = (line: string, error: unknown) =>
    log(`${line}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);

  // Closed in this order: last opened first.
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const step of closers.splice(0)) await step();
  };
  try {
    const listening = await listen(options.port ?? 0);
    closers.unshift(listening.close);
    if (dataDir !== undefined) closers.unshift(lockDataFolder(dataDir));
    timings.mark('listening');

    const { database, migrate, dump } = await openDatabase(options, log);
    closers.unshift(() => database.close());
    timings.mark('migrated');

    const postgres = database.as('postgres');
    const { url, server } = listening;
    const outbox = new Outbox(dataDir === undefined ? undefined : join(dataDir, 'outbox.jsonl'));
    const config = readConfigFile();
    const sendEmail = createAuthMailer(outbox, config);
    const site = { siteUrl: url, sendEmail, isConfirmationRequired };
    const { schemaCache } = options;
    const api = createApi(database, { ...site, schemaCache, log: logError });
    const captchaSecret = functionEnv(url)['TURNSTILE_SECRET_KEY'];
    const auth: AuthContext = {
      api,
      database: database.as('supabase_auth_admin'),
      ...site,
      emailFrequency: readEmailFrequency(config),
      secondFactor: readSecondFactorSettings(config),
      captchaSecret: captchaSecret === '' ? undefined : captchaSecret,
    };
    const { files, close: closeFiles } = openFileStore(dataDir);
    closers.unshift(closeFiles);
    const storage = { database, files };
    const resumable = createResumableUploads(storage);
    if (options.seed === true) {
      for (const bucket of ['job-documents', 'pilot-papers', 'load-documents'])
        await seedBucket(storage, config, bucket);
    }
    const functions = openFunctions(options, url, log);
    const needsJwt = readVerifyJwt(config);
    closers.unshift(() => functions.close());
    // Requests must end before their dependencies close; closing the server twice is harmless.
    closers.unshift(listening.close);
    const realtime = await startRealtime(server, database, logError);
    closers.unshift(realtime.close);
    if (options.isScheduleOn === true) {
      closers.unshift(await startSchedule(database, functions, url, logError));
    }

    const gateway = createGateway(
      {
        rest: (request, peer) => api.fetch(request, peer),
        auth: (request, peer) => handleAuthRequest(request, peer, auth),
        storage: (request) => handleStorageRequest(request, storage, resumable),
        realtime: (request) => realtime.handleRequest(request),
        functions: (request) => handleFunctionRequest(request, functions, needsJwt, logError),
        local: (request) => handleLocalRequest(request, outbox),
        site: await (options.site?.(server) ?? noSite),
      },
      { log: logError, isForwardedForTrusted: options.isForwardedForTrusted ?? false },
    );
    listening.serve(gateway);
    timings.mark('ready');

    return {
      url,
      publishableKey: PUBLISHABLE_KEY,
      secretKey: SECRET_KEY,
      outbox,
      query: postgres.query,
      exec: (sql) => postgres.exec(sql),
      migrate,
      dump,
      timings: timings.stages,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Answers /_local: the outbox, and Turnstile's siteverify for verify-challenge. */
async function handleLocalRequest(request: Request, outbox: Outbox): Promise<Response> {
  if (new URL(request.url).pathname !== '/_local/siteverify') {
    return handleOutboxRequest(request, outbox);
  }
  const { secret, response } = (await request.json()) as Record<string, unknown>;
  return Response.json(siteVerify(secret, response));
}

/** Milliseconds since the start at which each stage was reached. */
class Timings {
  readonly stages: Record<string, number> = {};
  readonly #started = performance.now();

  mark(stage: string): void {
    this.stages[stage] = Math.round(performance.now() - this.#started);
  }
}
