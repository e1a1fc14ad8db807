import { withoutInvisible } from './invisible.ts';

const GAP = String.raw`[\s./‐-―−-]*`;

/** A North American number: area code, exchange and line, also after its country code. */
const NORTH_AMERICAN = new RegExp(
  String.raw`(?:^|[^\d+])(?:(?:\+\s*|(?:00|011)${GAP})?1${GAP})?` +
    String.raw`\(?([2-9]\d\d)\)?${GAP}(\d{3})${GAP}(\d{4})(?!\d)`,
  'u',
);

/** A number in Mexico has ten digits: what follows, as in `+52 81 1234 5678 (9-5)`, isn't part of it. */
const MEXICAN = String.raw`52(?:[\s.()‐-―−-]*1)?(?:[\s.()‐-―−-]*\d){10}`;

/** A short number after a dash with spaces, as in `+44 20 7946 0000 - 2`, isn't part of it. */
const ASIDE = String.raw`\s+[‐-―−-]\s+\d{1,2}(?!\d)`;

/** A number of another country after `+`, or after what people dial instead: 00 or 011. */
const FOREIGN = new RegExp(
  String.raw`(?:^|[^\d+])(?:\+\s*|(?:00|011)[\s.-]*)` +
    String.raw`(${MEXICAN}|(?!52)[2-9]\d{0,2}[\s.-]*(?:\(\d{1,5}\))?(?:(?!${ASIDE})[\s.‐-―−-]*\d){7,12})(?!\d)`,
  'u',
);

/** A code before ten digits that isn't North America's: `52 656 123 4567`, `(52) 656…`, `044 656…`. */
const OTHER_CODE = new RegExp(String.raw`(?:^|[^\d./‐-―−-])(?:0\d\d?|[2-9]\d)\)?${GAP}$`, 'u');

/** An extension right after a number: `x204`, `ext. 204`, `#204`, `poste 204`, or `,204` for a pause. */
const EXTENSION =
  /^(?:[\s,;(]*(?:ext(?:ension|n)?|ex|x|poste|#)[\s.:=#]*|[,;]+)(\d{1,7})(?![\s.-]?\d)/iu;

/**
 * The `tel:` URL of a phone number as people write it: of the first, if there are several, with its country code.
 * An extension follows a comma, for which phones pause. `null` for text that can't be dialed from everywhere, such
 * as a number without its area code.
 */
export function phoneHref(phone: string): string | null {
  const text = withoutInvisible(phone)
    .normalize('NFKC')
    .replaceAll('(0)', ' ')
    .replace(/\(\+\s*(\d+)\)|\+\s*\((\d+)\)/gu, '+$1$2 ');
  const [first] = [NORTH_AMERICAN.exec(text), FOREIGN.exec(text)]
    .filter((match) => match !== null)
    .sort((one, other) => one.index - other.index);
  if (first === undefined) return null;
  if (first.length === 4 && OTHER_CODE.test(text.slice(0, first.index))) return null;
  const [whole, ...groups] = first;
  const digits = groups.join('').replace(/\D/gu, '');
  const number = groups.length === 3 ? `+1${digits}` : `+${digits}`;
  const extension = EXTENSION.exec(text.slice(first.index + whole.length))?.[1];
  return `tel:${number}${extension === undefined ? '' : `,${extension}`}`;
}
