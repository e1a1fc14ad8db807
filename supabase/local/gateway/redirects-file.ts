/**
 * Reads the rewrites of a `_redirects` file like static hosts (Netlify, Cloudflare Pages). Each line
 * has a path (`*` at the end matches anything), the file to serve and 200. Returns the file for a
 * path; the first matching line wins.
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
