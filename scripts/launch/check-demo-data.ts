import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

/** A text of the repository. */
export interface Source {
  file: string;
  text: string;
}

/** What only demo data holds. */
const DEMO = /@example\.com|\b555-01\d\d\b|demo-Haul/;
/** The one way by which the CLI would take the seed to a hosted project. */
const PUSHES_SEED = /db push\b[^\n]*--include-seed|--include-seed[^\n]*db push\b/;

/**
 * Demo data stands in the seed alone, which `supabase db push` leaves behind: no migration may hold
 * any, and nothing that deploys may ask for the seed.
 */
export function checkDemoData(
  migrations: readonly Source[],
  deploying: readonly Source[],
): Finding[] {
  return [
    ...migrations
      .filter(({ text }) => DEMO.test(text))
      .map(({ file }) => ({
        file,
        what: 'demo data in a migration, which a hosted project would get',
        todo: 'Take it back out with a migration of its own, and put it into supabase/seed.sql.',
      })),
    ...deploying
      .filter(({ text }) => PUSHES_SEED.test(text))
      .map(({ file }) => ({
        file,
        what: '--include-seed, which loads demo accounts with a published password',
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
