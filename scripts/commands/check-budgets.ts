import { readFileSync } from 'node:fs';
import { checkBudgets, pagesWithoutBudget } from '../budgets.ts';
import { listSignedInPages, listPrerendered } from '../listed-pages.ts';
import { SITE } from '../../src/app/prerender/bundle/client-build.ts';

/**
 * `node scripts/run.mjs budgets`: fails when a page of the build is over its budget. With `--pages` it needs no
 * build and only fails when a page has no budget.
 */
const signedIn = listSignedInPages(readFileSync('src/app/signed-in-pages.ts', 'utf8'));
const problems = process.argv.includes('--pages')
  ? pagesWithoutBudget(listPrerendered(), signedIn)
  : checkBudgets(SITE, (line) => {
      console.log(line);
    });
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
