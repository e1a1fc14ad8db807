import { mkdirSync, rmSync } from 'node:fs';
import { ensureFallbackFont, findOrInstallTestBrowser } from '../browser.ts';
import { printFailures, printSlowest, printTotals, resultsOf } from '../test/reports.ts';
import { runSteps, seconds } from '../test/run-steps.ts';
import { chooseSteps, REPORTS } from '../test/steps.ts';
import { ensureTools } from '../tools.ts';

/**
 * `npm test [job …] [--shard=1/2]`: runs every check, or the checks of the named jobs, up to three
 * at a time; beside the browser tests only one, in the background. After a failure nothing new starts.
 * Ends with the slowest tests, the failed ones and one line of totals, in which a step without a report of its
 * tests counts as one.
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
  const outcomes = await runSteps(steps);
  areStepsGreen = [...outcomes.values()].every(Boolean);
  const results = resultsOf(steps, outcomes);
  printSlowest(results);
  printFailures(results);
  console.log(`\nFinished in ${seconds(started)}`);
  printTotals(results);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  printTotals([{ name: 'npm test', status: 'failed', milliseconds: 0, message }]);
}
process.exitCode = areStepsGreen ? 0 : 1;
