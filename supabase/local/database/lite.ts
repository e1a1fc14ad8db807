import { AsyncLocalStorage } from 'node:async_hooks';
import { App, type Connection, type EmailDriver } from '@supabase/lite';
import { allowedRedirect } from '../auth/redirect.ts';
import { JWT_SECRET, PASSWORD_MIN_LENGTH, PUBLISHABLE_KEY, SECRET_KEY } from '../auth/keys.ts';
import type { SendAuthMail } from '../mail/auth-mail.ts';
import type { Database } from './database.ts';

/**
 * The one file that reaches into `@supabase/lite`. It answers /rest/v1 and /auth/v1; the rest of
 * what it offers is switched off, and where it differs from a hosted project it is bent here.
 */

/** Answers requests to /rest/v1 and /auth/v1. */
export interface Api {
  fetch(request: Request, peerAddress: string | null): Promise<Response>;
}

export interface ApiOptions {
  /** Address of the site: links in mails start with it, and redirects must stay on it. */
  siteUrl: string;
  sendMail: SendAuthMail;
  isConfirmationRequired: boolean;
  /** Told of what went wrong on our side, not of what a caller may not do. */
  log: (line: string, error: unknown) => void;
}

/** The request being answered, for what the library does not hand on to the database. */
interface Turn {
  request: Request;
  /** What the library printed meanwhile: it prints every error a client makes. */
  printed: unknown[];
}
const currentTurn = new AsyncLocalStorage<Turn>();

const MAX_ROWS = 1000;

export function createApi(database: Database, options: ApiOptions): Api {
  let built: { connection: Connection; app: App } | undefined;

  // The database may have been opened again on a new connection.
  function app(): App {
    const connection = database.connection();
    if (built?.connection !== connection) {
      bend(connection);
      built = { connection, app: buildApp(connection, options) };
    }
    return built.app;
  }

  takeOverPrinting();
  return {
    fetch(request, peerAddress) {
      const turn: Turn = { request, printed: [] };
      return currentTurn.run(turn, async () => {
        const response = await database.exclusive(() => app().fetch(request, { peerAddress }));
        if (response.status >= 500) {
          for (const error of turn.printed) options.log(`${request.method} ${request.url}`, error);
        }
        return response;
      });
    },
  };
}

let isPrintingTakenOver = false;

/** Keeps what the library prints while it answers, instead of filling the terminal with it. */
function takeOverPrinting(): void {
  if (isPrintingTakenOver) return;
  isPrintingTakenOver = true;
  const print = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    const turn = currentTurn.getStore();
    if (turn === undefined) print(...parts);
    else turn.printed.push(...parts);
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
          confirmation: { subject: mailNote('confirmation') },
          recovery: { subject: mailNote('recovery') },
          email_change: { subject: mailNote('email_change') },
        },
      },
    },
    options: {
      drivers: { email: mailDriver(options) },
      server: { admin: false, disableStudio: true },
    },
  });
}

/** What the library knows of a mail. */
const MAIL_VALUES = ['ConfirmationURL', 'Token', 'TokenHash', 'Email', 'NewEmail'];

/** A subject that says, line by line, which mail it is and what is to stand in it. */
function mailNote(name: string): string {
  return [name, ...MAIL_VALUES.map((value) => `{{ .${value} }}`)].join('\n');
}

/** Takes a mail's note from the library, and sends the mail a hosted project would. */
function mailDriver({ siteUrl, sendMail }: ApiOptions): EmailDriver {
  return {
    send({ to, subject }) {
      const [name = '', ...lines] = subject.split('\n');
      const values = Object.fromEntries(MAIL_VALUES.map((key, i) => [key, lines[i] ?? '']));
      // The library links to the site's front page only; the caller's own redirect goes back in.
      const turn = currentTurn.getStore();
      const redirectTo = turn === undefined ? siteUrl : allowedRedirect(turn.request, siteUrl);
      const link = new URL(values['ConfirmationURL'] ?? '', siteUrl);
      link.searchParams.set('redirect_to', redirectTo);
      const ConfirmationURL = link.href;
      sendMail({
        name,
        to,
        values: { ...values, ConfirmationURL, SiteURL: siteUrl, RedirectTo: redirectTo },
      });
      return Promise.resolve();
    },
  };
}

function bend(connection: Connection): void {
  // Private there: any other state makes the first request GRANT ALL on every schema with RLS,
  // over whatever the migrations revoked.
  Object.assign(connection, { rlsState: 'active' });

  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => asBadRequest(normalize(error));

  // PostgREST hands the request to the database with every statement, not only with RPCs.
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) =>
    withContext(
      vars,
      async (db) => {
        const turn = currentTurn.getStore();
        if (vars !== undefined && turn !== undefined) {
          await db
            .selectNoFrom((eb) =>
              Object.entries(requestSettings(turn.request)).map(([name, value]) =>
                eb.fn('set_config', [eb.val(name), eb.val(value), eb.lit(true)]).as(name),
              ),
            )
            .execute();
        }
        return work(db);
      },
      options,
    );
}

/** PostgREST's `request.*` settings. */
function requestSettings(request: Request): Record<string, string> {
  return {
    'request.method': request.method,
    'request.path': new URL(request.url).pathname.replace(/^\/rest\/v1/, ''),
    'request.headers': JSON.stringify(Object.fromEntries(request.headers)),
  };
}

/** SQLSTATEs PostgREST answers with 400 and the library with 500: CHECK, exclusion, RAISE. */
const BAD_REQUEST = /^(?:23514|23P01|23000|P0...)$/;

/** Sends such an error through the library's door for errors that name their own HTTP status. */
function asBadRequest(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { code, message, detail, hint } = error as Record<string, unknown>;
  if (typeof code !== 'string' || !BAD_REQUEST.test(code)) return error;
  const body = JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null });
  return Object.assign(new Error(body), {
    code: 'PGRST',
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}
