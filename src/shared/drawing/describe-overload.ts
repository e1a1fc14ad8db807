import { formatLb } from '@domain/numbers/pounds';
import { DECKS, type DeckType } from './decks';
import type { LoadSize } from './load-size';
import { canCarry } from './trailer-for-load';

/** Trailers to name for a load that is too heavy, from the most common to the strongest. */
const BY_STRENGTH: readonly DeckType[] = ['rgn', 'lowboy', 'perimeter', 'platform'];

/** Why a trailer isn't rated for a load's weight; null if it is, or if the weight isn't known. */
export function describeOverload(
  deck: DeckType,
  load: LoadSize,
  pounds: number | null | undefined,
): string | null {
  const { phrase, carriesLbs } = DECKS[deck];
  if (pounds == null || pounds <= carriesLbs) return null;
  const rated = BY_STRENGTH.find(
    (type) => pounds <= DECKS[type].carriesLbs && canCarry(type, load),
  );
  const advice =
    rated === undefined
      ? 'We’ll recommend a trailer.'
      : `${capitalize(DECKS[rated].phrase)} would carry it.`;
  return `${capitalize(phrase)} isn’t rated for ${formatLb(pounds)}: ours carry up to ${formatLb(carriesLbs)}. ${advice}`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
