import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Migration } from './migration-files.ts';

/** The contents of `supabase/deployed`. `npm run mark-deployed` writes it. */
export interface Deployed {
  /** The hosted projects: their refs and the days they were first deployed. */
  projects: Map<string, string>;
  /** The migrations that hosted projects have applied: file names and hashes. They never change again. */
  migrations: Map<string, string>;
}

/** Path of the record next to a migrations folder. */
export const deployedFile = (migrationsDir: string) => join(dirname(migrationsDir), 'deployed');

/**
 * The record next to a migrations folder, or undefined before the first deployment.
 *
 * @throws Error when a line can't be read.
 */
export function readDeployed(migrationsDir: string): Deployed | undefined {
  const file = deployedFile(migrationsDir);
  if (!existsSync(file)) return undefined;
  const deployed: Deployed = { projects: new Map(), migrations: new Map() };
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    if (line === '' || line.startsWith('#')) continue;
    const [, kind, name, value] = /^(project|migration) (\S+) (\S+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      throw new Error(`supabase/deployed has a line that can't be read: ${line}`);
    }
    (kind === 'project' ? deployed.projects : deployed.migrations).set(name, value);
  }
  return deployed;
}

/**
 * The deployed migrations that were edited, renamed or deleted, and the new ones that are dated before a deployed
 * one: a sentence for each that names the file.
 */
export function changedAfterDeployment(
  migrations: readonly Migration[],
  deployed: Deployed | undefined,
): string[] {
  const files = new Map(migrations.map((migration) => [migration.file, migration]));
  const last = [...(deployed?.migrations.keys() ?? [])].sort().at(-1) ?? '';
  const renamedHashes = new Set(
    [...(deployed?.migrations ?? [])].flatMap(([file, hash]) => (files.has(file) ? [] : [hash])),
  );
  const early = migrations.filter(
    ({ file, hash }) =>
      file < last && deployed?.migrations.has(file) === false && !renamedHashes.has(hash),
  );
  const changed = [...(deployed?.migrations ?? [])].flatMap(([file, hash]) => {
    const found = files.get(file);
    if (found?.hash === hash) return [];
    if (found !== undefined) {
      return [
        `Migration ${file} is deployed and was edited. Undo the edit, change the file in supabase/schemas and run "npm run migration -- <name>".`,
      ];
    }
    const renamed = migrations.find(
      (other) => other.hash === hash && !deployed?.migrations.has(other.file),
    );
    return [
      renamed === undefined
        ? `Migration ${file} is deployed and was deleted. Restore it.`
        : `Migration ${file} is deployed and was renamed to ${renamed.file}. Undo that.`,
    ];
  });
  return [
    ...changed,
    ...early.map(
      ({ file }) =>
        `Migration ${file} is dated before ${last}, which is deployed. Rename it with a later date, because "supabase db push" refuses it.`,
    ),
  ];
}
