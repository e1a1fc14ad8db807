import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRuleFiles, type ImportRows } from '../../functions/_shared/domain/rule-files.ts';
import { loadRules, type CallImport } from '../../functions/_shared/contracts/rule-import.ts';
import { projectFiles } from '../config/project-files.ts';
import { asCaller, type Database, type Query } from './database.ts';

const RULE_FILES = ['state_rules.csv', 'sources.csv'];

/** The files of rules and sources in `supabase/rules`. */
export const readRulesFolder = () =>
  RULE_FILES.map((name) => ({ name, text: readFileSync(join(projectFiles.rules, name), 'utf8') }));

/** The rows of the files in `supabase/rules`. */
export const readProjectRules = (): ImportRows => readRuleFiles(readRulesFolder());

/** Imports `supabase/rules` into a migrated database, unless it has rules. Returns whether it did. */
export async function loadFirstRules(database: Database): Promise<boolean> {
  // Some tests have migrations of their own, without rules.
  const [table] = await database.query<{ exists: boolean }>(
    `select to_regclass('public.rule_changes') is not null as exists`,
  );
  if (table?.exists !== true) return false;
  const changes = await database.query('select from public.rule_changes limit 1');
  if (changes.length > 0) return false;
  await asCaller(database, { role: 'service_role' }, ({ query }) =>
    loadRules(callImport(query), readProjectRules()),
  );
  return true;
}

const CALLS = {
  preview_rule_import:
    'select public.preview_rule_import($1::text::jsonb, $2::text::jsonb) as result',
  import_rules:
    'select to_jsonb(public.import_rules($1::text::jsonb, $2::text::jsonb, $3::text::bigint)) as result',
};

const callImport =
  (query: Query): CallImport =>
  async (name, { _rules, _sources, _seen }) => {
    const params = [_rules, _sources].map((rows) => JSON.stringify(rows));
    const version = _seen === undefined ? [] : [String(_seen)];
    const [row] = await query(CALLS[name], [...params, ...version]);
    return row?.['result'];
  };
