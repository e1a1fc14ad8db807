import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

/** A file of the repository. */
export interface Source {
  file: string;
  text: string;
}

/** Strings that only demo data contains. */
const DEMO = /@example\.com|\b555-01\d\d\b|demo-Haul/;
/** The only CLI option that loads the seed into a hosted project. */
const PUSHES_SEED = /db push\b[^\n]*--include-seed|--include-seed[^\n]*db push\b/;

/** Finds demo data in migrations and deployments that load the seed, which has demo accounts. */
export function checkDemoData(
  migrations: readonly Source[],
  deploying: readonly Source[],
): Finding[] {
  return [
    ...migrations
      .filter(({ text }) => DEMO.test(text))
      .map(({ file }) => ({
        file,
        what: 'demo data in a migration, which runs on hosted projects',
        todo: 'Move it to supabase/seed.sql.',
      })),
    ...deploying
      .filter(({ text }) => PUSHES_SEED.test(text))
      .map(({ file }) => ({
        file,
        what: '--include-seed, which loads demo accounts with a public password',
        todo: 'Push without it.',
      })),
  ];
}

const read = (file: string): Source => ({ file, text: readFileSync(file, 'utf8') });
const readFolder = (folder: string) => readdirSync(folder).map((name) => read(join(folder, name)));

export const readMigrations = () => readFolder('supabase/migrations');
export const readDeploying = () => [
  read('package.json'),
  read('.ci/run'),
  ...readFolder('.github/workflows'),
];
