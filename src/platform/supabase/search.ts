/**
 * A pattern for `regexIMatch` that matches the text literally: Postgres reads everything after
 * `***=` as plain text. For short lists; long lists have an index and use {@link containing}.
 */
export function literally(text: string): string {
  return `***=${text}`;
}

/**
 * Operator and pattern for the column `search_text`, which is lowercase and has a trigram index:
 * `query.filter('search_text', ...containing(search))`. PostgREST reads `*` as `%`, so a searched
 * `*` matches any single character.
 */
export function containing(text: string): ['like' | 'ilike', string] {
  const pattern = text.replace(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '_');
  // Postgres and JavaScript lowercase other alphabets differently, so those use `ilike`, which
  // takes twice as long.
  return /^[\x20-\x7e]*$/.test(text)
    ? ['like', `%${pattern.toLowerCase()}%`]
    : ['ilike', `%${pattern}%`];
}
