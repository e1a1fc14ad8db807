import type { ConfigFile } from '../config/config-file.ts';
import type { Database, Row } from '../database/database.ts';
import type { Api } from '../api/lite.ts';
import type { SendAuthEmail } from '../email/auth-email.ts';

/** What the handlers of /auth/v1 need. */
export interface AuthContext {
  /** The library's handlers. */
  api: Api;
  database: Database;
  sendEmail: SendAuthEmail;
  /** Address of the site, which links in emails start with. */
  siteUrl: string;
  isConfirmationRequired: boolean;
  /** Seconds between two emails of the same kind to an address: `max_frequency`. */
  emailFrequency: number;
}

/** Reads a request's JSON object, or an empty one, and leaves the body readable. */
export async function readJson(request: Request): Promise<Row> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Row) : {};
}

/** `max_frequency` in seconds; defaults to 60, as in Auth. */
export function readEmailFrequency(config: ConfigFile): number {
  return Number.parseInt(config.value('auth.email', 'max_frequency') ?? '60s', 10);
}
