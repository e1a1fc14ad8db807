import type { PDFFont } from '@cantoo/pdf-lib';

/** Stands for a character that no font has. */
export const PLACEHOLDER = '\uFFFD';

/** Text in one font. */
export interface TextRun {
  readonly text: string;
  readonly font: PDFFont;
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Characters without a picture: joiners, marks of direction, soft hyphens, control characters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/**
 * The text as lines of characters that can be drawn: letters composed, spaces and line ends of one kind,
 * without invisible characters inside and between them.
 */
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replaceAll(/[\t\p{Zs}]/gu, ' ');

/** A main font, and one for the letters it lacks. Characters that both lack print as {@link PLACEHOLDER}. */
export class Typeface {
  /** True if a text had characters that no font has. */
  hasGaps = false;
  readonly #fonts: readonly { font: PDFFont; characters: ReadonlySet<number> }[];
  readonly #other: PDFFont;

  /** @param other also has the placeholder. */
  constructor(main: PDFFont, other: PDFFont) {
    this.#other = other;
    this.#fonts = [main, other].map((font) => ({
      font,
      characters: new Set(font.getCharacterSet()),
    }));
  }

  /** The text in runs of one font. Line ends are gone: split the text first. */
  runs(text: string): TextRun[] {
    const runs: { text: string; font: PDFFont }[] = [];
    for (const { segment } of GRAPHEMES.segment(cleaned(text))) {
      const visible = segment.replaceAll(INVISIBLE, '');
      if (visible === '') continue;
      const found = this.#fontFor(visible);
      if (found === undefined) this.hasGaps = true;
      const run = found ? { text: visible, font: found } : { text: PLACEHOLDER, font: this.#other };
      const last = runs.at(-1);
      if (last?.font === run.font) last.text += run.text;
      else runs.push(run);
    }
    return runs;
  }

  width(text: string, size: number): number {
    return this.runs(text).reduce(
      (sum, run) => sum + run.font.widthOfTextAtSize(run.text, size),
      0,
    );
  }

  /** The text's lines in a column, broken between words, and within a word that is wider than the column. */
  wrap(text: string, size: number, width: number): string[] {
    return cleaned(text)
      .split('\n')
      .flatMap((paragraph) => this.#wrapParagraph(paragraph, size, width));
  }

  #wrapParagraph(paragraph: string, size: number, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').flatMap((one) => this.#breakWord(one, size, width))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.width(longer, size) > width) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    return [...lines, line];
  }

  #breakWord(word: string, size: number, width: number): string[] {
    if (this.width(word, size) <= width) return [word];
    const parts = [''];
    for (const { segment } of GRAPHEMES.segment(word)) {
      const longer = `${parts.at(-1) ?? ''}${segment}`;
      if (this.width(longer, size) > width) parts.push(segment);
      else parts[parts.length - 1] = longer;
    }
    return parts;
  }

  #fontFor(text: string): PDFFont | undefined {
    return this.#fonts.find(({ characters }) =>
      Array.from(text).every((char) => characters.has(char.codePointAt(0) ?? 0)),
    )?.font;
  }
}
