/** A schema.org object, including its `@type`. */
export type JsonLdObject = Readonly<Record<string, unknown>>;

/** Structured data for search engines. Escapes `<`, so that no text can close the script element. */
export function JsonLd({ data }: { data: JsonLdObject }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}
