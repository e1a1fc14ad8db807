import process from 'node:process';
import { loadEnv } from 'vite';
import { checkDemoData, readDeploying, readMigrations } from '../launch/check-demo-data.ts';
import { checkEnvironment } from '../launch/check-environment.ts';
import { checkProject } from '../launch/check-project.ts';
import { findPlaceholders } from '../launch/find-placeholders.ts';
import { readFacts } from '../launch/read-facts.ts';

/**
 * `npm run check:launch`: lists placeholders, demo data, unsafe settings and scheduled jobs that don't run,
 * and how to fix them. Fails while there are any.
 */
const env = loadEnv('production', process.cwd(), '');
const findings = [
  ...findPlaceholders(await readFacts()),
  ...checkDemoData(readMigrations(), readDeploying()),
  ...checkEnvironment(env),
  ...(await checkProject(env)),
];

for (const file of new Set(findings.map((finding) => finding.file))) {
  console.log(`\n${file}`);
  for (const finding of findings.filter((each) => each.file === file)) {
    console.log(`  ${finding.what}\n    ${finding.todo}`);
  }
}
if ((env['VITE_SUPABASE_URL'] ?? '') === '') {
  console.log(
    '\nNeither the environment nor the project was checked: run this with the settings of the live build.',
  );
}
console.log(
  findings.length === 0
    ? '\nReady to launch: no placeholders left.'
    : `\n${String(findings.length)} to fix before the launch.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
