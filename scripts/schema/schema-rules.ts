import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createdObjects } from './created-objects.ts';
import { QUALIFIED, splitAtCommas } from './sql-text.ts';
import { splitStatements, type Statement } from './statements.ts';

/** A file of the schema. */
export interface SchemaFile {
  file: string;
  sql: string;
}

const UPDATES_ROWS = new RegExp(`^update (?:only )?${QUALIFIED}(?: (?:as )?\\w+)? set\\b`);
const CHANGES_ROWS = /^(?:delete from|truncate|merge into)\b/;
const ALTERS_TABLE = new RegExp(`^alter table (?:if exists )?(?:only )?${QUALIFIED} (.*)$`);

/** Actions that `create table` can't include. */
const ALLOWED_ACTIONS = [
  /^(?:enable|disable|force|no force) row level security$/,
  /^add constraint /,
  /^owner to /,
  /^replica identity /,
  /^alter (?:column )?\S+ set statistics /,
];
const ALLOWED_ALTERS = [
  /^alter default privileges /,
  /^alter role /,
  /^alter publication \S+ (?:add|set) /,
  /^alter (?:materialized )?\w+ .* owner to \S+$/,
];

/** Where a statement that changes something can begin inside a `do` block or a `with` query. */
const INNER = /(?<=^| |\()(?:create or replace|drop|alter|update|delete|truncate|merge)\b/g;

/** Why a statement that starts with this code may not be in the schema; undefined if it may. */
function objection(code: string): string | undefined {
  if (code.startsWith('create or replace ')) {
    return 'creates or replaces an object. Create it once, in its final form.';
  }
  if (code.startsWith('drop ')) {
    return 'drops an object. Delete the statement that creates it instead.';
  }
  if (UPDATES_ROWS.test(code) || CHANGES_ROWS.test(code)) {
    return 'changes rows. A new project has none: insert the final values instead.';
  }
  if (!code.startsWith('alter ')) return undefined;
  const actions = ALTERS_TABLE.exec(code)?.[1];
  if (actions !== undefined) {
    const isAllowed = splitAtCommas(actions).every((action) =>
      ALLOWED_ACTIONS.some((allowed) => allowed.test(action)),
    );
    return isAllowed ? undefined : 'changes a table. Put the change into its "create table".';
  }
  if (ALLOWED_ALTERS.some((allowed) => allowed.test(code))) return undefined;
  return 'changes an object. Put the change where the object is created.';
}

/** A statement's line and objection, also for statements inside it that run right away. */
function findObjections({ code, line, body }: Statement): { line: number; why: string }[] {
  if (code.startsWith('do ') && body !== undefined) {
    return splitStatements(body.sql).flatMap((inner) =>
      innerObjections(inner.code, body.line + inner.line - 1),
    );
  }
  if (code.startsWith('with ')) return innerObjections(code, line);
  const why = objection(code);
  return why === undefined ? [] : [{ line, why }];
}

function innerObjections(code: string, line: number): { line: number; why: string }[] {
  for (const { index } of code.matchAll(INNER)) {
    const why = objection(code.slice(index));
    if (why !== undefined) return [{ line, why }];
  }
  return [];
}

/**
 * The statements that may not be in a schema where each object is written once, each as `file:line` and a
 * sentence. They change or drop an object, change rows, or create or describe an object again.
 */
export function checkStatements(files: readonly SchemaFile[]): string[] {
  const created = new Map<string, string>();
  return files.flatMap(({ file, sql }) =>
    splitStatements(sql).flatMap((statement) => {
      const at = `${file}:${String(statement.line)}`;
      const found = findObjections(statement).map(
        ({ line, why }) => `${file}:${String(line)} ${why}`,
      );
      for (const name of createdObjects(statement.code)) {
        const earlier = created.get(name);
        if (earlier === undefined) created.set(name, at);
        else found.push(`${at} repeats ${name}, which is in ${earlier}. Write it once.`);
      }
      return found;
    }),
  );
}

/**
 * The file names that are out of order. Before a deployment they start with a date, none in the future: the
 * files that `supabase migration new` creates later must sort after them. In `supabase/schemas` they are
 * numbered.
 */
export function checkFileNames(
  names: readonly string[],
  kind: 'dated' | 'numbered',
  now = new Date(),
): string[] {
  const pattern = kind === 'dated' ? /^(\d{14})_[a-z0-9_]+\.sql$/ : /^(\d{4})_[a-z0-9_]+\.sql$/;
  const example = kind === 'dated' ? '20260131120000_loads.sql' : '0010_loads.sql';
  const today = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const versions = new Map<string, string>();
  return names.flatMap((name) => {
    const version = pattern.exec(name)?.[1];
    if (version === undefined) return [`${name} needs a name like ${example}.`];
    const earlier = versions.get(version);
    if (earlier !== undefined) return [`${name} starts with the same number as ${earlier}.`];
    versions.set(version, name);
    if (kind === 'dated' && version > today) {
      return [`${name} is dated in the future. New migrations must sort after it.`];
    }
    return [];
  });
}

/** The SQL files of a folder, in the order they are applied. */
export function readSchemaFiles(folder: string): SchemaFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ file, sql: readFileSync(join(folder, file), 'utf8') }));
}
