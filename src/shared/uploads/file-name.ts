/** Letters that NFKD doesn't split into a plain letter and a mark. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  đ: 'd',
  ł: 'l',
  Ł: 'L',
};
/** Room for a number and the extension. */
const SUFFIX_MAX = 12;

/**
 * A file name the buckets accept: at most `max` ASCII letters, digits, dots and dashes, with the
 * extension of the actual file type. A name without any of those becomes `fallback`.
 */
export function safeFileName(
  name: string,
  extension: string,
  { fallback, max }: { fallback: string; max: number },
): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[ßæÆøØœŒđłŁ]/g, (letter) => PLAIN[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .slice(0, max - SUFFIX_MAX)
    .replace(/^[-._]+|[-._]+$/g, '');
  return `${stem === '' ? fallback : stem}.${extension}`;
}

/** The name, or the first of `name-2`, `name-3` … that is not taken. */
export function uniqueName(name: string, isTaken: (name: string) => boolean): string {
  const [, stem = name, extension = ''] = /^(.*)(\.[a-z]+)$/.exec(name) ?? [];
  let candidate = name;
  for (let number = 2; isTaken(candidate); number += 1) {
    candidate = `${stem}-${String(number)}${extension}`;
  }
  return candidate;
}
