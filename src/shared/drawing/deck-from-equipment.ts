import type { DeckType } from './decks';

const CLUES: readonly (readonly [RegExp, DeckType])[] = [
  [/step|single/, 'stepdeck'],
  [/low|double/, 'lowboy'],
  [/drop/, 'stepdeck'],
  [/schnabel/, 'schnabel'],
  [/perim/, 'perimeter'],
  [/platform|modular|hydraul|spmt/, 'platform'],
  [/stretch|extend|flat/, 'extendable'],
];

/** Reads the quote form's free text ("RGN, 9 axle", "Step Deck") as a trailer; an RGN if unsure. */
export function deckFromEquipment(equipment: string | null | undefined): DeckType {
  const text = (equipment ?? '').toLowerCase();
  return CLUES.find(([clue]) => clue.test(text))?.[1] ?? 'rgn';
}
