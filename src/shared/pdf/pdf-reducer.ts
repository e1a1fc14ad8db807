import type { FrameMessage, OpenedMessage, PdfFailure } from './pdf-message';

/** State of a PDF in its frame. */
export interface PdfState {
  step: 'loading' | 'shown' | 'failed';
  /** Present once the file is open. */
  opened?: OpenedMessage;
  /** The page in the middle of the frame. */
  page: number;
  failure?: PdfFailure;
}

export const LOADING: PdfState = { step: 'loading', page: 1 };

/** Applies a message of the frame. A file counts as shown once its first page is drawn. */
export function pdfReducer(state: PdfState, message: FrameMessage): PdfState {
  switch (message.type) {
    case 'opened':
      return { ...state, opened: message };
    case 'drawn':
      return state.opened && state.step === 'loading' ? { ...state, step: 'shown' } : state;
    case 'at':
      return message.page <= (state.opened?.shown ?? 0) ? { ...state, page: message.page } : state;
    case 'failed':
      return { ...state, step: 'failed', failure: message.reason };
    case 'escape':
      return state;
  }
}
