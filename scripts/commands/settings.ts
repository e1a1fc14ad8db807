import { resolve } from 'node:path';

/** Settings of the commands, from the environment (see .env.example). */
export interface CliSettings {
  port: number;
  /** Undefined keeps everything in memory. */
  dataDir: string | undefined;
  databaseUrl: string | undefined;
  /** Trust `x-forwarded-for`: for tests that act as several visitors, or behind a proxy. */
  isForwardedForTrusted: boolean;
}

const DEFAULT_PORT = 4173;
const DEFAULT_DATA_DIR = '.local';
const IN_MEMORY = 'memory';

/** @throws Error when a setting is invalid. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): CliSettings {
  const dataDir = given(env['DATA_DIR']) ?? DEFAULT_DATA_DIR;
  return {
    port: readPort(given(env['PORT'])),
    dataDir: dataDir === IN_MEMORY ? undefined : resolve(dataDir),
    databaseUrl: given(env['DATABASE_URL']),
    isForwardedForTrusted: env['TRUST_FORWARDED_FOR'] === '1',
  };
}

/**
 * The folder of the local data, for backup and restore.
 *
 * @throws Error when the data is elsewhere: in memory, or in the database at DATABASE_URL.
 */
export function readDataFolder(env: NodeJS.ProcessEnv = process.env): string {
  const { dataDir, databaseUrl } = readSettings(env);
  if (dataDir === undefined || databaseUrl !== undefined) {
    throw new Error(
      'Only a local data folder can be backed up and restored. For other databases, see docs/deploy.md.',
    );
  }
  return dataDir;
}

function readPort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${text}"; it must be a number from 0 to 65535.`);
  }
  return port;
}

const given = (text: string | undefined) => (text === '' ? undefined : text);
