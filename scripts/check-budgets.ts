import { checkBudgets } from './budgets.ts';
import { SITE } from './prerender/client-build.ts';

/** `node scripts/run.mjs budgets`: fails when a page of the build weighs too much. */
const problems = checkBudgets(SITE, (line) => {
  console.log(line);
});
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
