import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMigrations } from '@root/supabase/local/database/migration-files.ts';
import {
  type NativePostgres,
  startNativePostgres,
} from '@root/supabase/local/database/native-postgres.ts';
import { openPostgres } from '@root/supabase/local/database/postgres.ts';

const POSTGRES_15 = '/usr/lib/postgresql/15/bin';
const REFUSAL = /^Postgres 15\.\d+ is too old: install or upgrade to Postgres 16, 17 or 18\.$/;

describe.skipIf(!existsSync(POSTGRES_15))('Postgres 15', () => {
  const folder = mkdtempSync(join(tmpdir(), 'old-postgres-'));
  let server: NativePostgres;

  beforeAll(async () => {
    server = await startNativePostgres(POSTGRES_15, folder);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('the stand-in refuses Postgres 15', async () => {
    await expect(openPostgres(server.url)).rejects.toThrow(REFUSAL);
  });

  it('the migrations refuse Postgres 15 before they create anything', async () => {
    const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
    const [first] = readMigrations('supabase/migrations');

    await expect(sql.unsafe(first?.sql ?? '')).rejects.toThrow(REFUSAL);
    expect(await sql`select from pg_namespace where nspname = 'private'`).toHaveLength(0);
    await sql.end();
  });
});
