import { describeExcess } from './check-load';
import { DECKS, type DeckType } from './decks';
import { formatFeet } from '@domain/numbers/length';
import { LEGAL_ENVELOPE_FT } from './legal-envelope';
import { knownSize, type LoadSize } from './load-size';

const ENVELOPE = `${formatFeet(LEGAL_ENVELOPE_FT.length)} long, ${formatFeet(LEGAL_ENVELOPE_FT.width)} wide, ${formatFeet(LEGAL_ENVELOPE_FT.height)} high`;

/** The drawing's accessible name: the load's size, the trailer, and what is over legal. */
export function describeLoad(load: LoadSize, deck: DeckType, deckHeightFt?: number | null): string {
  const { length, width, height } = knownSize(load);
  const { phrase } = DECKS[deck];
  const measures = [
    [length, 'long'],
    [width, 'wide'],
    [height, 'high'],
  ] as const;
  const given = measures
    .filter(([feet]) => feet > 0)
    .map(([feet, word]) => `${formatFeet(feet)} ${word}`)
    .join(', ');
  if (given === '') return `The legal envelope on ${phrase}, to scale: ${ENVELOPE}.`;
  const excess = describeExcess(load, deck, deckHeightFt);
  const verdict =
    excess.length > 0 ? `${excess.join('. ')}.` : `Within the usual legal limits: ${ENVELOPE}.`;
  return `A load ${given} on ${phrase}, to scale. ${verdict}`;
}
