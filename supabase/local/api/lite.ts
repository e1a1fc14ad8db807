import { AsyncLocalStorage } from 'node:async_hooks';
import { App, type Connection, type EmailDriver } from '@supabase/lite';
import { allowedRedirect } from '../email/links.ts';
import { JWT_SECRET, PASSWORD_MIN_LENGTH, PUBLISHABLE_KEY, SECRET_KEY } from '../config/keys.ts';
import type { SendAuthEmail } from '../email/auth-email.ts';
import type { Database } from '../database/database.ts';
import { ApiSchema, type SchemaCache } from './api-schema.ts';
import { RoleSettings } from './role-settings.ts';

/**
 * The only file that reaches into `@supabase/lite`. The library answers /rest/v1 and /auth/v1. Its
 * other parts are switched off, and its differences from a hosted project are patched here.
 */

/** Answers requests to /rest/v1 and /auth/v1. */
export interface Api {
  fetch(request: Request, peerAddress: string | null): Promise<Response>;
}

export interface ApiOptions {
  /** Address of the site: links in emails start with it, and redirects must stay on it. */
  siteUrl: string;
  sendEmail: SendAuthEmail;
  isConfirmationRequired: boolean;
  schemaCache?: SchemaCache | undefined;
  /** Logs our own failures, not refused requests. */
  log: (line: string, error: unknown) => void;
}

/** The request being answered, for values the library doesn't pass on to the database. */
interface RequestContext {
  request: Request;
  /** The library's output; it prints every error a client causes. */
  printed: unknown[];
}
const requestContext = new AsyncLocalStorage<RequestContext>();

const MAX_ROWS = 1000;

export function createApi(database: Database, options: ApiOptions): Api {
  const roleSettings = new RoleSettings(database);
  const schema = new ApiSchema(database, options.schemaCache);
  const auth = database.as('supabase_auth_admin');
  // One for each connection. The embedded database has a new connection after it was reopened.
  const apps = new WeakMap<Connection, App>();

  function appOn(connection: Connection): App {
    let app = apps.get(connection);
    if (app === undefined) {
      patchConnection(connection, roleSettings);
      schema.patch(connection, connection === database.connection() ? 'api' : 'auth');
      app = buildApp(connection, options);
      apps.set(connection, app);
    }
    return app;
  }

  takeOverPrinting();
  return {
    async fetch(request, peerAddress) {
      const context: RequestContext = { request, printed: [] };
      const isAuth = new URL(request.url).pathname.startsWith('/auth/');
      const target = isAuth ? auth : database;
      if (!isAuth) await roleSettings.load();
      await schema.load();
      const response = await requestContext.run(context, () =>
        target.exclusive(() => appOn(target.connection()).fetch(request, { peerAddress })),
      );
      // Outside the context; otherwise our own log output would be collected too.
      if (response.status >= 500) {
        for (const error of context.printed) options.log(`${request.method} ${request.url}`, error);
      }
      return response;
    },
  };
}

let isPrintingTakenOver = false;

/** Collects what the library prints while it answers, instead of filling the terminal with it. */
function takeOverPrinting(): void {
  if (isPrintingTakenOver) return;
  isPrintingTakenOver = true;
  const print = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    const context = requestContext.getStore();
    if (context === undefined) print(...parts);
    else context.printed.push(...parts);
  };
}

function buildApp(connection: Connection, options: ApiOptions): App {
  return new App({
    connection,
    api: { schemas: ['public'], max_rows: MAX_ROWS },
    studio: { enabled: false },
    storage: { enabled: false },
    auth: {
      enabled: true,
      jwt_secret: JWT_SECRET,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: SECRET_KEY,
      site_url: options.siteUrl,
      additional_redirect_urls: ['http://127.0.0.1:*/**', 'http://localhost:*/**'],
      minimum_password_length: PASSWORD_MIN_LENGTH,
      email: {
        enable_confirmations: options.isConfirmationRequired,
        template: {
          confirmation: { subject: emailNote('confirmation') },
          recovery: { subject: emailNote('recovery') },
          email_change: { subject: emailNote('email_change') },
        },
      },
    },
    options: {
      drivers: { email: emailDriver(options) },
      server: { admin: false, disableStudio: true },
    },
  });
}

/** The values the library has for an email. */
const EMAIL_VALUES = ['ConfirmationURL', 'Token', 'TokenHash', 'Email', 'NewEmail'];

/** A subject whose lines name the email and hold its values. */
function emailNote(name: string): string {
  return [name, ...EMAIL_VALUES.map((value) => `{{ .${value} }}`)].join('\n');
}

/** Reads an email's note from the library and sends the email a hosted project would. */
function emailDriver({ siteUrl, sendEmail }: ApiOptions): EmailDriver {
  return {
    send({ to, subject }) {
      const [name = '', ...lines] = subject.split('\n');
      const values = Object.fromEntries(EMAIL_VALUES.map((key, i) => [key, lines[i] ?? '']));
      // The library links to the site's home page only; this puts the caller's own redirect back.
      const context = requestContext.getStore();
      const redirectTo =
        context === undefined ? siteUrl : allowedRedirect(context.request, siteUrl);
      const link = new URL(values['ConfirmationURL'] ?? '', siteUrl);
      link.searchParams.set('redirect_to', redirectTo);
      const ConfirmationURL = link.href;
      sendEmail({
        name,
        to,
        values: { ...values, ConfirmationURL, SiteURL: siteUrl, RedirectTo: redirectTo },
      });
      return Promise.resolve();
    },
  };
}

function patchConnection(connection: Connection, roleSettings: RoleSettings): void {
  // A private field: in any other state, the first request runs GRANT ALL on every schema with RLS and undoes
  // what the migrations revoked.
  Object.assign(connection, { rlsState: 'active' });

  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => withStatus(normalize(error));

  // Also private: the library sends each setting in its own statement, up to eleven per call. Like PostgREST,
  // we send them in one statement, and the request with every kind of call.
  Object.assign(connection, {
    applyJwtSessionContext: (db: Connection['kysely'], vars: CallerVariables) =>
      applySettings(db, {
        ...callerSettings(vars),
        ...requestSettings(requestContext.getStore()?.request),
        statement_timeout: roleSettings.timeoutOf(readRole(vars)),
      }),
    applyRpcRequestGucs: () => Promise.resolve(),
  });

  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) =>
    withContext(
      vars,
      async (db) => {
        const request = requestContext.getStore()?.request;
        const preRequest = roleSettings.preRequest();
        if (vars !== undefined && request !== undefined && preRequest !== undefined) {
          if (isRest(request)) {
            await db.selectNoFrom((eb) => eb.fn(preRequest).as('pre_request')).execute();
          }
        }
        return work(db);
      },
      options,
    );
}

/** The library's variables about the caller of a request. */
interface CallerVariables {
  auth?: { role?: unknown; uid?: unknown; jwt?: unknown };
  storage?: { operation?: unknown };
}

/** Applies settings to the current transaction, in one statement. */
async function applySettings(
  db: Connection['kysely'],
  settings: Record<string, string>,
): Promise<void> {
  await db
    .selectNoFrom((eb) =>
      Object.entries(settings).map(([name, value]) =>
        eb.fn('set_config', [eb.val(name), eb.val(value), eb.lit(true)]).as(name),
      ),
    )
    .execute();
}

/** The caller's role and claims. */
function callerSettings(vars: CallerVariables): Record<string, string> {
  const { uid, jwt } = vars.auth ?? {};
  const operation = vars.storage?.operation;
  const role = readRole(vars);
  return {
    role,
    'request.jwt.claim.sub': typeof uid === 'string' ? uid : '',
    'request.jwt.claim.role': role,
    'storage.operation': typeof operation === 'string' ? operation : '',
    ...(typeof jwt === 'object' && jwt !== null && { 'request.jwt.claims': JSON.stringify(jwt) }),
  };
}

/** The role the library switches to for these variables. */
function readRole(vars: { auth?: { role?: unknown } }): string {
  const role = vars.auth?.role;
  return typeof role === 'string' && role !== '' ? role : 'anon';
}

const isRest = (request: Request) => new URL(request.url).pathname.startsWith('/rest/v1');

/** PostgREST's settings for a request, and the settings in which a function leaves its own answer. */
function requestSettings(request: Request | undefined): Record<string, string> {
  if (request === undefined) return {};
  return {
    'response.status': '',
    'response.headers': '',
    'request.method': request.method,
    'request.path': new URL(request.url).pathname.replace(/^\/rest\/v1/, ''),
    'request.headers': JSON.stringify(Object.fromEntries(request.headers)),
  };
}

/** SQLSTATEs PostgREST answers with 400 and the library with 500: CHECK, exclusion, RAISE. */
const BAD_REQUEST = /^(?:23514|23P01|23000|P0...)$/;
/** A statement timeout: PostgREST answers it with 500 and its SQLSTATE, the library without. */
const CANCELED = '57014';

/** Turns such an error into one that names its own HTTP status, which the library respects. */
function withStatus(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { code, message, detail, hint } = error as Record<string, unknown>;
  if (typeof code !== 'string' || (code !== CANCELED && !BAD_REQUEST.test(code))) return error;
  const body = JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null });
  return Object.assign(new Error(body), {
    code: 'PGRST',
    detail: JSON.stringify({ status: code === CANCELED ? 500 : 400, headers: {} }),
  });
}
