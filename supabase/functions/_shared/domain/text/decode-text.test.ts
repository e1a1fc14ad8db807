import { expect, it } from 'vitest';
import { decodeText } from './decode-text';

const TEXT = 'state,note\r\nQC,Été – 4′ “wide”';
const bytes = (...values: number[]) => Uint8Array.from(values);
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(text, (char) => char.charCodeAt(0)).flatMap((code) =>
      isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff],
    ),
  );
const marked = (mark: number[], content: Uint8Array) => bytes(...mark, ...content);
const utf8 = new TextEncoder().encode(TEXT);

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with a mark', marked([0xef, 0xbb, 0xbf], utf8)],
  ['UTF-16, as Excel’s Unicode Text', marked([0xff, 0xfe], utf16(TEXT, true))],
  ['UTF-16 with the high byte first', marked([0xfe, 0xff], utf16(TEXT, false))],
  ['UTF-16 without a mark', utf16(TEXT, true)],
  ['UTF-16 with the high byte first, without a mark', utf16(TEXT, false)],
])('a text in %s is read', (_, content) => {
  expect(decodeText(content)).toEqual({ text: TEXT, isGuess: false });
});

it('other bytes are read as Windows-1252, and the result says that it is a guess', () => {
  const content = bytes(...'QC,'.split('').map((char) => char.charCodeAt(0)), 0xc9, 0x74, 0xe9);
  expect(decodeText(content)).toEqual({ text: 'QC,Été', isGuess: true });
});

it('plain ASCII and an empty file aren’t guessed', () => {
  expect(decodeText(bytes(0x61)).isGuess).toBe(false);
  expect(decodeText(bytes())).toEqual({ text: '', isGuess: false });
});
