/**
 * A pattern for `regexIMatch` that finds the text as it stands: after Postgres' director `***=`
 * nothing has a meaning of its own. For short lists; long ones have an index and {@link containing}.
 */
export function literally(text: string): string {
  return `***=${text}`;
}

/**
 * Operator and pattern for a column `search_text`, which is in lower case and has a trigram index:
 * `query.filter('search_text', ...containing(search))`. PostgREST reads `*` as `%`, so that a star
 * finds any one character.
 */
export function containing(text: string): ['like' | 'ilike', string] {
  const pattern = text.replace(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '_');
  // Postgres' lower case of other alphabets is its own; `ilike` asks it, and is twice as slow.
  return /^[\x20-\x7e]*$/.test(text)
    ? ['like', `%${pattern.toLowerCase()}%`]
    : ['ilike', `%${pattern}%`];
}
