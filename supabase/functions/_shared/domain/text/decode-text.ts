/** The encoding a byte order mark names. */
const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

export interface DecodedText {
  readonly text: string;
  /** The bytes aren't Unicode, so the text is read as Windows-1252 and may be wrong. */
  readonly isGuess: boolean;
}

/**
 * Decodes a text file. Excel's "CSV" is in the computer's code page, which a file doesn't name: on most
 * American computers Windows-1252.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return { text, isGuess: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuess: true };
  }
}

/** UTF-16 without a mark shows in a header: its letters are in ASCII, so every second byte is 0. */
function encodingOf(bytes: Uint8Array): (typeof MARKS)[number]['encoding'] {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return marked.encoding;
  const [first, second] = bytes;
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 ? 'utf-16be' : 'utf-8';
}
