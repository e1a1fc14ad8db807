/** `/fleet?utm_source=x` of `https://example.com/fleet?utm_source=x`; '' where there is no address. */
export function pagePath(url: string | null): string {
  return (url ?? '').replace(/^[a-z]+:\/\/[^/]+/i, '');
}
