import type { DeckType } from './decks';

const PATTERNS: readonly (readonly [RegExp, DeckType])[] = [
  [/step|single/, 'stepdeck'],
  [/low|double/, 'lowboy'],
  [/drop/, 'stepdeck'],
  [/schnabel/, 'schnabel'],
  [/perim/, 'perimeter'],
  [/platform|modular|hydraul|spmt/, 'platform'],
  [/stretch|extend|flat/, 'extendable'],
];

/** Guesses the trailer from the quote form's free text ("RGN, 9 axle", "Step Deck"); defaults to an RGN. */
export function deckFromEquipment(equipment: string | null | undefined): DeckType {
  const text = (equipment ?? '').toLowerCase();
  return PATTERNS.find(([pattern]) => pattern.test(text))?.[1] ?? 'rgn';
}
