import { DOCUMENT_NAME_MAX, type FileType } from '@contracts/documents';

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
/** Leaves room for a number and the extension. */
const STEM_MAX = DOCUMENT_NAME_MAX - 12;

/**
 * A file name the bucket accepts: ASCII letters, digits, dots and dashes, with the extension of the
 * actual file type. A name without any of those becomes `document`.
 */
export function safeDocumentName(name: string, type: FileType): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[ßæÆøØœŒđłŁ]/g, (letter) => PLAIN[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .slice(0, STEM_MAX)
    .replace(/^[-._]+|[-._]+$/g, '');
  return `${stem === '' ? 'document' : stem}.${type}`;
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
