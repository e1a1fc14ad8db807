/**
 * Characters without a picture that contacts apps, word processors and web pages leave in copied text: soft
 * hyphens, zero-width spaces, byte order marks, and marks of the reading direction except U+202E, which copied
 * text never has. Also halves of an emoji, which Postgres can't store.
 */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202d\u2060-\u2064\u2066-\u2069\ufeff\p{Cs}]/gu;

/** Joiners: they belong inside emoji and words of some scripts, but not beside plain letters and digits. */
const JOINERS = /[\u200c\u200d]+/gu;
const isPlain = (character: string | undefined) =>
  character === undefined || character <= '\u024f' || character.trim() === '';

/** Text without the invisible characters that copying leaves in it. `private.is_line` refuses those. */
export const withoutInvisible = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(JOINERS, (run, index: number, whole: string) =>
      isPlain(whole[index - 1]) || isPlain(whole[index + run.length]) ? '' : run,
    );
