import { checkBudgets } from '../budgets.ts';
import { SITE } from '../prerender/client-build.ts';

/** `node scripts/run.mjs budgets`: fails when a page of the build is over its budget. */
const problems = checkBudgets(SITE, (line) => {
  console.log(line);
});
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
