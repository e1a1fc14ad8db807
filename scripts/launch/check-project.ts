import { createClient } from '@supabase/supabase-js';
import { readdirSync } from 'node:fs';
import type { Database } from '../../supabase/functions/_shared/generated/database.types.ts';
import type { Finding } from './finding.ts';

type Env = Readonly<Record<string, string | undefined>>;

const NOT_SCHEDULED =
  'Enable the extensions pg_cron, pg_net and Vault. Then run "select private.schedule_jobs();" in the SQL editor.';
const NOT_RUNNING = 'See Database → Cron and docs/deploy.md, "The scheduler".';

/**
 * Checks the scheduled jobs and the migrations of the project in `VITE_SUPABASE_URL`, with
 * `SUPABASE_SECRET_KEY`. Without a project there is nothing to check.
 */
export async function checkProject(env: Env): Promise<Finding[]> {
  const url = env['VITE_SUPABASE_URL']?.trim() ?? '';
  if (!/^https?:/.test(url)) return [];
  const key = env['SUPABASE_SECRET_KEY']?.trim() ?? '';
  if (key === '') {
    return [
      {
        file: 'environment or .env',
        what: 'SUPABASE_SECRET_KEY is not set, so the scheduled jobs were not checked',
        todo: 'Set it for this command only: SUPABASE_SECRET_KEY=… npm run check:launch',
      },
    ];
  }
  const finding = (what: string, todo: string): Finding => ({ file: url, what, todo });
  const project = createClient<Database>(url, key, { auth: { persistSession: false } });

  const schema = await project.rpc('system_schema');
  if (schema.error) {
    return [finding(`it answered "${schema.error.message}"`, 'Run "npx supabase db push".')];
  }
  const newest = newestMigration();
  const applied = schema.data[0]?.version ?? 'none';
  const behind =
    applied < newest
      ? [
          finding(
            `its newest migration is ${applied}, ours ${newest}`,
            'Run "npx supabase db push".',
          ),
        ]
      : [];

  const jobs = await project.rpc('system_jobs');
  if (jobs.error) {
    return [
      ...behind,
      finding(`it answered "${jobs.error.message}"`, 'Run "npx supabase db push".'),
    ];
  }
  return [
    ...behind,
    ...jobs.data.flatMap(({ name, state, error }) => {
      if (state === 'unscheduled') return [finding(`job ${name} is not scheduled`, NOT_SCHEDULED)];
      if (state === 'late') return [finding(`job ${name} has not run when it should`, NOT_RUNNING)];
      if (state === 'failed') return [finding(`job ${name} failed: ${error}`, NOT_RUNNING)];
      return [];
    }),
  ];
}

/** The version of the last file in `supabase/migrations`. */
function newestMigration(): string {
  const versions = readdirSync('supabase/migrations').map((name) => name.split('_')[0] ?? '');
  return versions.sort().at(-1) ?? '';
}
