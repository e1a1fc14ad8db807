import { NAME, QUALIFIED, splitAtCommas } from './sql-text.ts';

const FUNCTION = new RegExp(`^(?:function|procedure|routine|aggregate) ?(${QUALIFIED}) ?\\((.*)$`);
const CREATE = /^create (?:or replace )?/;
const IF_NOT_EXISTS = '(?:if not exists )?';

/** Statements that create something in a table; the name comes before the table's. */
const ON_TABLE = new RegExp(
  `^(?:constraint )?(policy|trigger) (${NAME}) (?:.*? )?on (${QUALIFIED})(?: |$)`,
);
const INDEX = new RegExp(
  `^(?:unique )?index (?:concurrently )?${IF_NOT_EXISTS}(${NAME}) on (?:only )?(${QUALIFIED})`,
);
const OTHER = new RegExp(
  `^(?:unlogged |recursive )?(table|materialized view|view|type|domain|sequence|statistics|schema|extension|publication) ${IF_NOT_EXISTS}(${QUALIFIED})`,
);
/** Postgres joins several literals. */
const COMMENT = /^comment on (.+?) is (?:null|(?:(?:''|\$\$) ?)+)$/;
const ON_SCHEMA = new RegExp(
  `^((?:foreign |materialized )?(?:table|view)|index|sequence|statistics|type|domain|(?:policy|trigger|rule|constraint) ${NAME} on(?: domain)?) (${QUALIFIED})$`,
);
const COLUMN = new RegExp(`^column (${NAME}\\.${NAME})$`);
const NEEDLESS_QUOTES = /"([a-z_][a-z0-9_]*)"/g;
const CONSTRAINT = new RegExp(`^alter table (?:only )?(${QUALIFIED}) (.*)$`);

/**
 * The objects a statement creates or describes, for example `function private.f(integer)`,
 * `policy "Anyone" on public.quotes` or `comment on table public.quotes`. A `create table` counts as one object.
 */
export function createdObjects(statement: string): string[] {
  const code = statement.replaceAll(NEEDLESS_QUOTES, '$1');
  const comment = COMMENT.exec(code)?.[1];
  if (comment !== undefined)
    return [`comment on ${functionName(comment) ?? qualifyDescribed(comment)}`];
  const [, altered, actions] = CONSTRAINT.exec(code) ?? [];
  if (altered !== undefined && actions !== undefined) {
    return splitAtCommas(actions).flatMap((action) => {
      const name = new RegExp(`^add constraint (${NAME})`).exec(action)?.[1];
      return name === undefined ? [] : [`constraint ${name} on ${qualify(altered)}`];
    });
  }
  if (!CREATE.test(code)) return [];
  const what = code.replace(CREATE, '');
  const called = functionName(what);
  if (called !== undefined) return [called];
  const [, kind = '', name = '', table] = ON_TABLE.exec(what) ?? [];
  if (table !== undefined) return [`${kind} ${name} on ${qualify(table)}`];
  const [, index, indexed] = INDEX.exec(what) ?? [];
  if (index !== undefined && indexed !== undefined) {
    return [`index ${qualify(indexed).split('.')[0] ?? ''}.${index}`];
  }
  const [, type = '', other] = OTHER.exec(what) ?? [];
  if (other === undefined) return [];
  const isGlobal = ['schema', 'extension', 'publication'].includes(type);
  return [`${type} ${isGlobal ? other : qualify(other)}`];
}

/** The object of a comment with its schema, for example `column public.t.a`. */
function qualifyDescribed(object: string): string {
  const [, before, name] = ON_SCHEMA.exec(object) ?? [];
  if (before !== undefined && name !== undefined) return `${before} ${qualify(name)}`;
  const [, column] = COLUMN.exec(object) ?? [];
  return column === undefined ? object : `column public.${column}`;
}

const qualify = (name: string) => (name.includes('.') ? name : `public.${name}`);

/** `function private.f(integer)`, or undefined if the text doesn't start with a function. */
function functionName(text: string): string | undefined {
  const [, name, rest] = FUNCTION.exec(text) ?? [];
  if (name === undefined || rest === undefined) return undefined;
  const types = splitAtCommas(rest.slice(0, closingParenthesis(rest))).flatMap(argumentType);
  return `function ${qualify(name)}(${types.join(', ')})`;
}

function closingParenthesis(text: string): number {
  let depth = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

const ALIASES: Record<string, string> = {
  int: 'integer',
  int2: 'smallint',
  int4: 'integer',
  int8: 'bigint',
  bool: 'boolean',
  decimal: 'numeric',
  varchar: 'character varying',
  timestamptz: 'timestamp with time zone',
};
/** Types whose first word can't be an argument's name. */
const LONG_TYPE = /^(?:double precision|character varying|timestamp with|time with|bit varying)/;

/** An argument's type without its mode, name and default; nothing for an `out` argument. */
function argumentType(argument: string): string[] {
  const declared = argument.replace(/ default .*$| ?= ?.*$/, '').trim();
  if (declared === '' || declared.startsWith('out ')) return [];
  const [first = '', ...more] = declared.replace(/^(?:inout|in|variadic) /, '').split(' ');
  const words = [first, ...more].join(' ');
  const type = more.length === 0 || LONG_TYPE.test(words) ? words : more.join(' ');
  const [, base = type, array = ''] = /^(.*?)((?:\[\])*)$/.exec(type) ?? [];
  return [(ALIASES[base] ?? base) + array];
}
