/**
 * Reads the rewrites of a `_redirects` file as static hosts do (Netlify, Cloudflare Pages): lines
 * of an address, `*` for anything at its end, the file to show for it, and 200. Returns what an
 * address is rewritten to; the first line that fits holds.
 */
export function parseRedirectsFile(text: string): (path: string) => string | undefined {
  const rules = text.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from?.startsWith('/') && to !== undefined && status === '200' ? [{ from, to }] : [];
  });
  return (path) => rules.find(({ from }) => isMatch(from, path))?.to;
}

function isMatch(from: string, path: string): boolean {
  return from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from;
}
