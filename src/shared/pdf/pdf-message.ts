/**
 * What the page and the frame that draws a PDF say to each other. The first word goes from window to
 * window, everything after it through a channel only the two of them hold.
 */

/** The frame's first word to the page: it listens. */
export const FRAME_READY = 'pdf-frame-ready';

/** The page's answer, with a port: the file. */
export interface OpenMessage {
  type: 'open';
  bytes: ArrayBuffer;
}

/** What the page says later; a factor of 1 fits the width. */
export interface ZoomMessage {
  type: 'zoom';
  factor: number;
}

/** What a file turned out to be. */
export interface OpenedMessage {
  type: 'opened';
  /** How many pages the file has. */
  pages: number;
  /** How many of them are shown. */
  shown: number;
  /** Whether it has pictures of a kind that is not drawn (JPEG 2000). */
  hasGaps: boolean;
}

/** Why nothing is shown: unreadable, behind a password, or the frame does not answer. */
export type PdfFailure = 'damaged' | 'locked' | 'silent';

/** What the frame says through the channel. */
export type FrameMessage =
  | OpenedMessage
  /** A page is on the screen. */
  | { type: 'drawn'; page: number }
  /** The page one looks at. */
  | { type: 'at'; page: number }
  | { type: 'failed'; reason: PdfFailure }
  /** Escape was pressed in the frame. */
  | { type: 'escape' };

const REASONS: readonly unknown[] = ['damaged', 'locked', 'silent'] satisfies PdfFailure[];

/**
 * What comes from the frame, if it is one of its words: the frame reads strangers' files, so nothing
 * it says is taken unseen. `null` for anything else.
 */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isRecord(data)) return null;
  const { type, page, pages, shown, hasGaps, reason } = data;
  switch (type) {
    case 'opened':
      return isCount(pages) && isCount(shown) && shown <= pages && typeof hasGaps === 'boolean'
        ? { type, pages, shown, hasGaps }
        : null;
    case 'drawn':
    case 'at':
      return isCount(page) ? { type, page } : null;
    case 'failed':
      return isReason(reason) ? { type, reason } : null;
    case 'escape':
      return { type };
    default:
      return null;
  }
}

/** Whether the page hands over a file. */
export const isOpenMessage = (data: unknown): data is OpenMessage =>
  isRecord(data) && data['type'] === 'open' && data['bytes'] instanceof ArrayBuffer;

/** Whether the page asks for another size. */
export const isZoomMessage = (data: unknown): data is ZoomMessage =>
  isRecord(data) && data['type'] === 'zoom' && typeof data['factor'] === 'number';

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

const isReason = (value: unknown): value is PdfFailure => REASONS.includes(value);
