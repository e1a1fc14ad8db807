import { withoutInvisible } from '@domain/text/invisible';

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
/** Room for a number. */
const NUMBER_MAX = 4;

/**
 * Every other character is refused in a name in Storage, or starts a folder (`/`). Storage accepts `?`, too,
 * but supabase-js doesn't encode it, so it couldn't download the file.
 */
const REFUSED = /[^\w!\-.*'() &$@=;:+,]+/g;

/** Letters without accents where possible. */
const toPlainLetters = (text: string): string =>
  text
    .replace(/[ßæÆøØœŒđłŁ]/g, (letter) => PLAIN[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');

/**
 * The original file name, at most `max` characters long, in which only what Storage refuses is replaced:
 * accented letters by plain ones, other characters by a dash, or by nothing at the ends of the name before its
 * extension. If nothing else is left there, it becomes `fallback`.
 */
export function storageFileName(
  name: string,
  { fallback, max }: { fallback: string; max: number },
): string {
  const [extension = ''] = /\.[a-z]+$/i.exec(name) ?? [];
  const safe = toPlainLetters(name.slice(0, name.length - extension.length))
    .replace(REFUSED, (run, index: number, whole: string) =>
      index === 0 || index + run.length === whole.length ? '' : '-',
    )
    .slice(0, max - extension.length - NUMBER_MAX);
  return `${safe === '' ? fallback : safe}${extension}`;
}

/**
 * A file name for buckets with stricter rules: at most `max` ASCII letters, digits, dots and dashes, with the
 * extension of the actual file type. A name without any of those becomes `fallback`.
 */
export function safeFileName(
  name: string,
  extension: string,
  { fallback, max }: { fallback: string; max: number },
): string {
  const stem = toPlainLetters(name.replace(/\.[^.]*$/, ''))
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .slice(0, max - SUFFIX_MAX)
    .replace(/^[-._]+|[-._]+$/g, '');
  return `${stem === '' ? fallback : stem}.${extension}`;
}

/** The name, or the first of `name-2`, `name-3` … that is not taken. */
export function uniqueName(name: string, isTaken: (name: string) => boolean): string {
  const [, stem = name, extension = ''] = /^(.*)(\.[a-z]+)$/i.exec(name) ?? [];
  let candidate = name;
  for (let number = 2; isTaken(candidate); number += 1) {
    candidate = `${stem}-${String(number)}${extension}`;
  }
  return candidate;
}

/**
 * A file's name as one line of at most `max` characters, without invisible characters, which could show its
 * extension backwards; the end stays, for its extension.
 */
export const oneLineName = (name: string, max: number): string =>
  Array.from(
    withoutInvisible(name)
      .replaceAll('\u202e', '')
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .trim(),
  )
    .slice(-max)
    .join('');
