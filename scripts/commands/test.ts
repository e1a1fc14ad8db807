import { mkdirSync, rmSync } from 'node:fs';
import { ensureFallbackFont, findOrInstallTestBrowser } from '../browser.ts';
import { printFailures, printSlowest, printTotals, readReport } from '../test/reports.ts';
import { runSteps, seconds } from '../test/run-steps.ts';
import { chooseSteps, REPORTS } from '../test/steps.ts';
import { ensureTools } from '../tools.ts';

/**
 * `npm test [job …] [--shard=1/2]`: runs every check, or only those of the named jobs, up to three
 * at a time; beside the browser tests only one, in the background. After a failure nothing new starts.
 * Ends with the slowest tests, the failed ones and one line of totals.
 */
const started = performance.now();
let areStepsGreen = false;
try {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const steps = chooseSteps(process.argv.slice(3));
  ensureTools();
  if (steps.some(({ job }) => job === 'e2e')) {
    process.env['CHROMIUM_PATH'] = findOrInstallTestBrowser();
    ensureFallbackFont();
  }
  areStepsGreen = await runSteps(steps);
  const results = steps.flatMap(({ report }) => (report === undefined ? [] : readReport(report)));
  printSlowest(results);
  printFailures(results);
  console.log(`\nFinished in ${seconds(started)}`);
  printTotals(results, areStepsGreen);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  printTotals([], false);
}
process.exitCode = areStepsGreen ? 0 : 1;
