import { DECKS, type DeckType } from '@/shared/drawing/decks';
import { formatFeet } from '@domain/numbers/length';
import { formatLb } from '@domain/numbers/pounds';

const POUNDS_PER_TON = 2000;

interface MeasuredRecord {
  /** Short tons. */
  max_weight_capacity: number | null;
  /** Feet. */
  length: number | null;
  width: number | null;
}

/** Capacity and dimensions as terms and details. Unknown values are omitted. */
export function configurationFacts(
  { max_weight_capacity: tons, length, width }: MeasuredRecord,
  deck: DeckType,
): { term: string; detail: string }[] {
  const { wellName } = DECKS[deck];
  return [
    { term: 'Capacity', value: tons, show: formatTons },
    { term: capitalized(wellName), value: length, show: formatFeet },
    { term: 'Width', value: width, show: formatFeet },
  ].flatMap(({ term, value, show }) => (value ? [{ term, detail: show(value) }] : []));
}

function formatTons(tons: number): string {
  return formatLb(tons * POUNDS_PER_TON);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
