import process from 'node:process';
import { loadEnv } from 'vite';
import { checkDemoData, readDeploying, readMigrations } from './launch/check-demo-data.ts';
import { checkEnvironment } from './launch/check-environment.ts';
import { findPlaceholders } from './launch/find-placeholders.ts';
import { readFacts } from './launch/read-facts.ts';

/**
 * `npm run check:launch`: what still stands in for the real thing, by file, and what to do about it
 * (design 3.15). Fails while anything does.
 */
const env = loadEnv('production', process.cwd(), '');
const findings = [
  ...findPlaceholders(await readFacts()),
  ...checkDemoData(readMigrations(), readDeploying()),
  ...checkEnvironment(env),
];

for (const file of new Set(findings.map((finding) => finding.file))) {
  console.log(`\n${file}`);
  for (const finding of findings.filter((each) => each.file === file)) {
    console.log(`  ${finding.what}\n    ${finding.todo}`);
  }
}
if ((env['VITE_SUPABASE_URL'] ?? '') === '') {
  console.log(
    '\nThe environment was not checked: run it again with the settings of the live build.',
  );
}
console.log(
  findings.length === 0
    ? '\nNothing here stands in for the real thing any more.'
    : `\n${String(findings.length)} to go before the launch.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
