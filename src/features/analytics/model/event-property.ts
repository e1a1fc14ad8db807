/** A text among an event's properties (page_url, page_title, referrer); '' where it has none. */
export function eventProperty({ properties }: { properties: unknown }, name: string): string {
  const value = (properties as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
}
