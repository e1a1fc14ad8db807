import type { ConfigFile } from '../config/config-file.ts';
import type { Database, Row } from '../database/database.ts';
import type { Api } from '../api/lite.ts';
import type { SendAuthEmail } from '../email/auth-email.ts';

/** What the answers of /auth/v1 are made with. */
export interface AuthContext {
  /** The library's own answers. */
  api: Api;
  database: Database;
  sendEmail: SendAuthEmail;
  /** Address of the site, which links in mails start with. */
  siteUrl: string;
  isConfirmationRequired: boolean;
  /** Seconds between two mails of a kind to an address: `max_frequency`. */
  emailFrequency: number;
}

/** The JSON object in a request's body; an empty one where there is none. The request stays whole. */
export async function readJson(request: Request): Promise<Row> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Row) : {};
}

/** `max_frequency` in seconds; a minute, as Auth itself has it, where nothing is said. */
export function readEmailFrequency(config: ConfigFile): number {
  return Number.parseInt(config.value('auth.email', 'max_frequency') ?? '60s', 10);
}
