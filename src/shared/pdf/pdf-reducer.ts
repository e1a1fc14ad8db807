import type { FrameMessage, OpenedMessage, PdfFailure } from './pdf-message';

/** How far a PDF has come in its frame. */
export interface PdfState {
  step: 'loading' | 'shown' | 'failed';
  /** Once the file has been read. */
  opened?: OpenedMessage;
  /** The page one looks at. */
  page: number;
  failure?: PdfFailure;
}

export const LOADING: PdfState = { step: 'loading', page: 1 };

/** What the frame said, as what is to be seen. A file counts as shown when its first page stands. */
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
