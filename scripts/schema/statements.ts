/** One statement of an SQL file. */
export interface Statement {
  /** Line of its first word; the file's first line is 1. */
  line: number;
  /**
   * The statement in lower case on one line, without comments. Strings are `''` and dollar-quoted text is
   * `$$`, so that their content can't be mistaken for code. Quoted names stay as they are.
   */
  code: string;
  /** The text between its first dollar quotes, and the line where it starts. */
  body: { sql: string; line: number } | undefined;
}

const TOKEN =
  /(?<comment>--[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>e'(?:\\[\s\S]|''|[^'\\])*'|'(?:''|[^'])*')|(?<name>"(?:""|[^"])*")|\$(?<tag>\w*)\$(?<body>[\s\S]*?)\$\k<tag>\$|(?<word>[a-z_][\w$]*)|(?<space>\s+)|[\s\S]/giy;

/** Splits SQL at its top-level semicolons: not in quotes, comments or `begin atomic` bodies. */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = [];
  let code = '';
  let line = 1;
  let first = 1;
  let body: Statement['body'];
  let previous = '';
  /** Open `begin atomic` and `case` blocks: a semicolon inside ends no statement. */
  let depth = 0;

  const finish = () => {
    if (code.trim() !== '') statements.push({ line: first, code: code.trim(), body });
    code = '';
    body = undefined;
    depth = 0;
  };

  for (const { 0: text, groups = {} } of sql.matchAll(TOKEN)) {
    if (groups['comment'] !== undefined || groups['space'] !== undefined) {
      if (code !== '' && !code.endsWith(' ')) code += ' ';
    } else if (text === ';' && depth === 0) {
      finish();
    } else {
      if (code === '') first = line;
      const word = groups['word']?.toLowerCase();
      if (word === 'atomic' && previous === 'begin') depth = 1;
      else if (depth > 0 && word === 'case') depth += 1;
      else if (depth > 0 && word === 'end') depth -= 1;
      previous = word ?? '';
      const sqlBody = groups['body'];
      if (sqlBody !== undefined) body ??= { sql: sqlBody, line };
      if (sqlBody !== undefined) code += '$$';
      else if (groups['string'] !== undefined) code += "''";
      else code += word ?? text;
    }
    line += text.split('\n').length - 1;
  }
  finish();
  return statements;
}
