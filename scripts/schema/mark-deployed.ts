import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changedAfterDeployment,
  type Deployed,
  deployedFile,
  readDeployed,
} from '../../supabase/local/database/deployed.ts';
import { readMigrations } from '../../supabase/local/database/migration-files.ts';
import { migrationsOf, refuseLostRecord, schemaFileName, schemasOf } from './schema-folders.ts';

const HEADER =
  '# Written by `npm run mark-deployed`. Hosted projects have applied these migrations: never change them.';
const SCHEMA_PATHS = `# What \`npm run migration\` compares the migrations with.
schema_paths = ["./schemas/*.sql"]`;

/** The record of {@link markDeployed}. */
export interface Marked {
  /** True if this was the first deployment, which creates `supabase/schemas`. */
  isFirst: boolean;
  /** The files of migrations that are now frozen. */
  added: string[];
}

/**
 * Records that a hosted project has applied all migrations. The first time it also copies them to
 * `supabase/schemas`, where the schema is edited from then on.
 *
 * @param project the folder that contains `supabase/`.
 * @throws Error, before it writes anything, when the ref is wrong, there are no migrations, a deployed one was
 * changed, or `supabase/schemas` exists without the record.
 */
export function markDeployed(project: string, ref: string, now = new Date()): Marked {
  if (!/^[a-z]{20}$/.test(ref)) {
    throw new Error(
      `Name the project: "npm run mark-deployed -- <ref>". "${ref}" is no project ref: it has 20 letters, as in "supabase link".`,
    );
  }
  const folder = migrationsOf(project);
  const migrations = readMigrations(folder);
  if (migrations.length === 0) throw new Error(`There are no migrations in ${folder}.`);
  const earlier = readDeployed(folder);
  const changed = changedAfterDeployment(migrations, earlier);
  if (changed.length > 0) throw new Error(changed.join('\n'));
  if (earlier === undefined) startSchemas(project);

  const { projects } = earlier ?? { projects: new Map<string, string>() };
  if (!projects.has(ref)) projects.set(ref, now.toISOString().slice(0, 10));
  const hashes = migrations.map(({ file, hash }) => [file, hash] as const);
  writeRecord(deployedFile(folder), { projects, migrations: new Map(hashes) });
  return {
    isFirst: earlier === undefined,
    added: migrations.flatMap(({ file }) => (earlier?.migrations.has(file) ? [] : [file])),
  };
}

/** Copies the migrations to `supabase/schemas` and names that folder in `config.toml`. */
function startSchemas(project: string): void {
  refuseLostRecord(project);
  const schemas = schemasOf(project);
  const config = join(project, 'supabase/config.toml');
  const toml = withSchemaPaths(readFileSync(config, 'utf8'));
  mkdirSync(schemas);
  for (const [position, migration] of readMigrations(migrationsOf(project)).entries()) {
    writeFileSync(join(schemas, schemaFileName(migration, position)), migration.sql);
  }
  writeFileSync(config, toml);
}

/**
 * Adds `schema_paths` to the section `[db.migrations]` of a `config.toml` that doesn't have it.
 *
 * @throws Error when there is no such section.
 */
export function withSchemaPaths(toml: string): string {
  if (/^schema_paths\b/m.test(toml)) return toml;
  const section = /^\[db\.migrations\]$/m;
  if (!section.test(toml)) {
    throw new Error('supabase/config.toml has no section [db.migrations].');
  }
  return toml.replace(section, (header) => `${header}\n${SCHEMA_PATHS}`);
}

function writeRecord(file: string, { projects, migrations }: Deployed): void {
  const lines = [
    HEADER,
    ...[...projects].map(([ref, day]) => `project ${ref} ${day}`),
    ...[...migrations].map(([name, hash]) => `migration ${name} ${hash}`),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
}
