/** A schema.org description: plain data, `@type` included. */
export type JsonLdObject = Readonly<Record<string, unknown>>;

/**
 * Describes the page to search engines. `<` is escaped, so that no text in the data can close the
 * script element.
 */
export function JsonLd({ data }: { data: JsonLdObject }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}
