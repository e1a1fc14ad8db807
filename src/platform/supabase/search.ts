import { foldText } from '@/shared/lib/fold-text';

/**
 * Operator and pattern for the column `search_text`, which is folded and has a trigram index on long tables:
 * `query.filter('search_text', ...containing(search))`. PostgREST reads `*` as `%`, so a searched
 * `*` matches any single character.
 */
export function containing(text: string): ['like', string] {
  const pattern = foldText(text)
    .replace(/[\\%_]/g, String.raw`\$&`)
    .replaceAll('*', '_');
  return ['like', `%${pattern}%`];
}
