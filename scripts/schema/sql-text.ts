/** Patterns and helpers for the code of statements (statements.ts). */

export const NAME = String.raw`(?:"(?:""|[^"])*"|[\w$]+)`;
export const QUALIFIED = String.raw`${NAME}(?:\.${NAME})*`;

/** The parts of a list, split at commas that are not inside parentheses or quotes. */
export function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const [token] of text.matchAll(/"(?:""|[^"])*"|[\s\S]/g)) {
    if (token === '(' || token === '[') depth += 1;
    else if (token === ')' || token === ']') depth -= 1;
    if (token === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += token;
  }
  return [...parts, part.trim()];
}
