import { foldText } from '@/shared/lib/fold-text';

/** A console page or record that the palette opens. */
export interface Place {
  to: string;
  title: string;
  /** A second line: facts from the record; blank for a page. */
  detail: string;
  /** The kind of record, in the singular: `Quote`, `Page`. */
  noun: string;
}

/** Something the palette does when it's chosen: opens a page or runs a function. */
export type Command = {
  title: string;
  /** Heading it is listed under. */
  group: string;
  /** Other words people type for it, separated by spaces. */
  keywords: string;
} & ({ to: string } | { run: () => void });

/** A line of the palette, under its heading. */
export type PaletteItem = { group: string } & (
  | { kind: 'place'; place: Place; detail: string }
  | { kind: 'command'; command: Command }
);

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** True if every typed word starts a word of the command's title or keywords, in any order. */
export function matchesCommand({ title, keywords }: Command, typed: string): boolean {
  const known = wordsOf(`${title} ${keywords}`);
  const wanted = wordsOf(typed);
  return (
    wanted.length > 0 &&
    wanted.every((word) => known.some((candidate) => candidate.startsWith(word)))
  );
}
