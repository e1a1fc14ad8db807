/**
 * Messages between the page and the frame that draws a PDF. The first one goes from window to window,
 * all others through a private MessageChannel.
 */

/** The frame's first message: it is ready. */
export const FRAME_READY = 'pdf-frame-ready';

/** The page's response: the file, with a port. */
export interface OpenMessage {
  type: 'open';
  bytes: ArrayBuffer;
}

/** Sets the zoom; a factor of 1 fits the width. */
export interface ZoomMessage {
  type: 'zoom';
  factor: number;
}

/** The file was opened. */
export interface OpenedMessage {
  type: 'opened';
  /** Number of pages in the file. */
  pages: number;
  /** Number of pages shown. */
  shown: number;
  /** True if the file has images that can't be drawn (JPEG 2000). */
  hasGaps: boolean;
}

/** Why nothing is shown: unreadable, password-protected, or no response from the frame. */
export type PdfFailure = 'damaged' | 'locked' | 'timeout';

/** A message from the frame through the channel. */
export type FrameMessage =
  | OpenedMessage
  /** A page was drawn. */
  | { type: 'drawn'; page: number }
  /** The page in the middle of the frame changed. */
  | { type: 'at'; page: number }
  | { type: 'failed'; reason: PdfFailure }
  /** Escape was pressed in the frame. */
  | { type: 'escape' };

const REASONS: readonly unknown[] = ['damaged', 'locked', 'timeout'] satisfies PdfFailure[];

/**
 * Validates a message from the frame; `null` if it isn't one. The frame opens untrusted files, so its
 * messages are untrusted too.
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

/** True if the message contains a file. */
export const isOpenMessage = (data: unknown): data is OpenMessage =>
  isRecord(data) && data['type'] === 'open' && data['bytes'] instanceof ArrayBuffer;

/** True if the message sets the zoom. */
export const isZoomMessage = (data: unknown): data is ZoomMessage =>
  isRecord(data) && data['type'] === 'zoom' && typeof data['factor'] === 'number';

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

const isReason = (value: unknown): value is PdfFailure => REASONS.includes(value);
