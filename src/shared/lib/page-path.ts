/** `/fleet?utm_source=x` from `https://example.com/fleet?utm_source=x`; '' for `null`. */
export function pagePath(url: string | null): string {
  return (url ?? '').replace(/^[a-z]+:\/\/[^/]+/i, '');
}
