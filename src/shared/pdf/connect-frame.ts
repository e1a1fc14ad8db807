import {
  FRAME_READY,
  readFrameMessage,
  type FrameMessage,
  type OpenMessage,
  type ZoomMessage,
} from './pdf-message';

/** Time limit for drawing the first page, in ms; it restarts while the tab is hidden. */
const TIMEOUT_MS = 45_000;

/** A connection to the frame that draws a PDF. */
export interface FrameConnection {
  send: (message: ZoomMessage) => void;
  close: () => void;
}

/**
 * Sends `file` to the frame once it is ready and passes its messages to `onMessage`. If the frame
 * draws nothing in time, it reports the failure `timeout`.
 */
export function connectFrame(
  frame: HTMLIFrameElement,
  file: Blob,
  onMessage: (message: FrameMessage) => void,
): FrameConnection {
  const { port1: own, port2: other } = new MessageChannel();
  let timer = setTimeout(handleTimeout, TIMEOUT_MS);
  const close = () => {
    clearTimeout(timer);
    window.removeEventListener('message', handleReady);
    own.close();
  };
  const fail = (reason: 'damaged' | 'timeout') => {
    close();
    onMessage({ type: 'failed', reason });
  };
  function handleTimeout() {
    // Hidden tabs don't draw.
    if (document.hidden) timer = setTimeout(handleTimeout, TIMEOUT_MS);
    else fail('timeout');
  }

  own.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readFrameMessage(data);
    if (message === null) return;
    if (message.type === 'drawn' || message.type === 'failed') clearTimeout(timer);
    onMessage(message);
  };

  const sendFile = (bytes: ArrayBuffer) => {
    const message: OpenMessage = { type: 'open', bytes };
    // `*`, because a sandboxed document has no origin; `contentWindow` is the right target.
    frame.contentWindow?.postMessage(message, '*', [bytes, other]);
  };

  function handleReady({ source, origin, data }: MessageEvent<unknown>) {
    if (source === null || source !== frame.contentWindow) return;
    if (origin !== 'null' || data !== FRAME_READY) return;
    window.removeEventListener('message', handleReady);
    file.arrayBuffer().then(sendFile, () => {
      fail('damaged');
    });
  }
  window.addEventListener('message', handleReady);

  return {
    send: (message) => {
      own.postMessage(message);
    },
    close,
  };
}
