/** A text property of an event (page_url, page_title, referrer); '' if it has none. */
export function eventProperty({ properties }: { properties: unknown }, name: string): string {
  const value = (properties as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
}
