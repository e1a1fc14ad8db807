/** Accents, and characters without a picture, such as soft hyphens and bidirectional marks. */
const DROPPED = /[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** Letters that Unicode doesn't split, and the punctuation that phones and word processors insert. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ð: 'd', ı: 'i', ς: 'σ' },
  ...{ '‘': "'", '’': "'", ʼ: "'", '′': "'", '“': '"', '”': '"' },
  ...{ '‐': '-', '–': '-', '—': '-', '−': '-' },
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/**
 * Text as searches compare it: lower case, without accents. Keep it in step with `private.fold` in the
 * migrations.
 */
export function foldText(text: string): string {
  return (
    text
      // NFKD turns an accent that stands alone into a space.
      .replace(/[´`]/gu, "'")
      .normalize('NFKD')
      .replace(DROPPED, '')
      .toLowerCase()
      // NFKD splits the inch mark.
      .replaceAll('′′', '"')
      .replace(SPECIAL, (character) => PLAIN[character] ?? character)
      .normalize('NFC')
  );
}
