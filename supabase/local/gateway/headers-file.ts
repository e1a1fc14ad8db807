/** One block of a `_headers` file: a path pattern and the headers it adds. */
interface Rule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/**
 * Reads a `_headers` file as static hosts do (Netlify, Cloudflare Pages): a path at the start of a
 * line, `*` for anything, its headers indented below. Returns a path's headers; if several blocks
 * set the same header, the last one wins.
 */
export function parseHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: toPattern(line.trim()), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    }
  }
  return (path) =>
    Object.fromEntries(
      rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers),
    );
}

function toPattern(path: string): RegExp {
  const literal = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('*', '.*')}$`);
}
