import { readdirSync } from 'node:fs';
import { projectApi } from '../project-api.ts';
import type { Finding } from './finding.ts';

type Env = Readonly<Record<string, string | undefined>>;

const NOT_SCHEDULED =
  'Enable the extensions pg_cron, pg_net and Vault. Then run "select private.schedule_jobs();" in the SQL editor.';
const NOT_RUNNING = 'See Database → Cron and docs/deploy.md, "The scheduler".';

/**
 * Checks the migrations, the state rules and the scheduled jobs of the project in `VITE_SUPABASE_URL`, with
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
        what: 'SUPABASE_SECRET_KEY is not set, so the project was not checked',
        todo: 'Set it for this command only: SUPABASE_SECRET_KEY=… npm run check:launch',
      },
    ];
  }
  const finding = (what: string, todo: string): Finding => ({ file: url, what, todo });
  const refusal = ({ message }: { message: string }) =>
    finding(`it answered "${message}"`, 'Run "npx supabase db push".');
  const project = projectApi(url, key);

  const schema = await project.rpc('system_schema');
  if (schema.error) return [refusal(schema.error)];
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

  const rules = await project.rpc('rules_version');
  const jobs = await project.rpc('system_jobs');
  if (rules.error) return [...behind, refusal(rules.error)];
  if (jobs.error) return [...behind, refusal(jobs.error)];
  const withoutRules =
    rules.data === 0 ? [finding('it has no state rules', 'Run "npm run rules:load".')] : [];
  return [
    ...behind,
    ...withoutRules,
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
