/** The page's structured data of one schema.org type. */
export function readJsonLd(type: string): Record<string, unknown>[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent) as Record<string, unknown>)
    .filter((data) => data['@type'] === type);
}

/** Content of a `<meta name>` in the head. */
export function readMeta(name: string): string | null | undefined {
  return document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
}
