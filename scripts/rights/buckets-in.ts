const TOKEN = /'(?:''|[^'])*'|"(?:""|[^"])*"|\w+|[\s\S]/g;
const IS_BUCKET = /^(?:objects\.)?bucket_id = (?:'([^']*)'(?:::text)?|ANY \(ARRAY\[(.*)\]\))$/;
const LITERAL = /^'([^']*)'(?:::text)?$/;

/**
 * The buckets that a policy's condition, as Postgres prints it, is limited to by comparing `bucket_id` with
 * literals; undefined if it may be true in any bucket.
 */
export function bucketsIn(condition: string): string[] | undefined {
  const text = withoutParentheses(condition.replaceAll(/\s+/g, ' ').trim());
  const alternatives = splitAt('OR', text);
  if (alternatives.length > 1) {
    const buckets = alternatives.map(bucketsIn);
    return buckets.includes(undefined) ? undefined : buckets.flatMap((ids) => ids ?? []);
  }
  const parts = splitAt('AND', text);
  if (parts.length > 1) return parts.map(bucketsIn).find((ids) => ids !== undefined);
  const [, id, list] = IS_BUCKET.exec(text) ?? [];
  if (id !== undefined) return [id];
  const ids = list?.split(', ').map((item) => LITERAL.exec(item)?.[1]);
  return ids?.every((item) => item !== undefined) === true ? ids : undefined;
}

/** The parts of an expression between these operators, outside parentheses, quotes and `case`. */
function splitAt(operator: 'AND' | 'OR', text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (['(', '[', 'CASE'].includes(token)) depth += 1;
    else if ([')', ']', 'END'].includes(token)) depth -= 1;
    if (depth === 0 && token === operator) parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  return parts;
}

function withoutParentheses(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  let at = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    at += token.length;
    if (depth === 0) break;
  }
  return at === text.length ? withoutParentheses(text.slice(1, -1).trim()) : text;
}
