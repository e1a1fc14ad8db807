import { readFileSync } from 'node:fs';

/** Small enough that the embedded database finishes each in seconds. */
const BATCH = 10_000;
const PART = /^-- Part: (\d+) (.*)$/mu;

interface Load {
  /** The text before and after each batch. */
  start: string;
  end: string;
  parts: readonly { rows: number; name: string; sql: string }[];
}

function readLoad(): Load {
  const text = readFileSync(new URL('load.sql', import.meta.url), 'utf8');
  const [body = '', end = ''] = text.split(/^-- End$/mu);
  const [start = '', ...pieces] = body.split(PART);
  const parts = [];
  for (let index = 0; index < pieces.length; index += 3) {
    const [rows = '', name = '', sql = ''] = pieces.slice(index, index + 3);
    parts.push({ rows: Number(rows), name, sql });
  }
  return { start, end, parts };
}

/**
 * Writes the data of a busy carrier (load.sql) in batches, and reports each part as it grows. A run that was
 * stopped can be repeated: it writes what is missing.
 *
 * @param exec runs several statements in one session and one transaction.
 * @param report gets lines such as `Quotes: 20,000 of 100,000`.
 * @param most writes at most this many of each kind.
 */
export async function writeLoad(
  exec: (sql: string) => Promise<void>,
  report: (line: string) => void,
  most = Infinity,
): Promise<void> {
  const { start, end, parts } = readLoad();
  const count = (rows: number) => rows.toLocaleString('en-US');
  for (const { rows: all, name, sql } of parts) {
    const rows = Math.min(all, most);
    const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    for (let first = 1; first <= rows; first += BATCH) {
      const last = Math.min(first + BATCH - 1, rows);
      await exec(
        `set load.first = ${String(first)}; set load.last = ${String(last)};\n${start}\n${sql}\n${end}`,
      );
      report(`${title}: ${count(last)} of ${count(rows)}`);
    }
  }
  report('Updating statistics …');
  await exec('analyze');
}
