/**
 * An expression from the catalog in the style of the migrations: on one line, keywords in lower case,
 * no schema `public`, no casts of literals and no `select` around a single function call.
 */
export function plainExpression(text: string): string {
  // Literals are at the odd places; a doubled quote inside one splits it without harm.
  const plain = text
    .replaceAll(/\s+/g, ' ')
    .split("'")
    .map((part, i) => (i % 2 === 1 ? part : plainCode(i === 0 ? part : part.replace(CAST, ''))))
    .join("'");
  return plain
    .replaceAll(
      /(\bin )?\(select ([\w.]+\(\)) as \w+\)/g,
      (_, list: string | undefined, call: string) =>
        list === undefined ? call : `in (select ${call})`,
    )
    .replaceAll(/(?<!\w)\(([\w.]+\(\))\)/g, '$1');
}

const CAST = /^::[\w.]+(\[\])?/;

const plainCode = (part: string) =>
  part
    .replaceAll(/\b[A-Z]{2,}\b/g, (keyword) => keyword.toLowerCase())
    .replaceAll(/\bpublic\./g, '')
    .replaceAll('( ', '(')
    .replaceAll(' ~~ ', ' like ');
