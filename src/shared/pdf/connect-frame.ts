import {
  FRAME_READY,
  readFrameMessage,
  type FrameMessage,
  type OpenMessage,
  type ZoomMessage,
} from './pdf-message';

/** How long the frame may take until the first page stands, in ms; asked again while hidden. */
const PATIENCE_MS = 45_000;

/** A line to the frame that draws a PDF. */
export interface FrameConnection {
  send: (message: ZoomMessage) => void;
  close: () => void;
}

/**
 * Hands `file` to the frame as soon as it listens, and passes on what it says. A frame that has drawn
 * nothing within that time has failed: `silent`.
 */
export function connectFrame(
  frame: HTMLIFrameElement,
  file: Blob,
  onMessage: (message: FrameMessage) => void,
): FrameConnection {
  const { port1: own, port2: other } = new MessageChannel();
  let patience = setTimeout(losePatience, PATIENCE_MS);
  const close = () => {
    clearTimeout(patience);
    window.removeEventListener('message', handleReady);
    own.close();
  };
  const fail = (reason: 'damaged' | 'silent') => {
    close();
    onMessage({ type: 'failed', reason });
  };
  function losePatience() {
    // Nothing is drawn in a tab nobody looks at.
    if (document.hidden) patience = setTimeout(losePatience, PATIENCE_MS);
    else fail('silent');
  }

  own.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readFrameMessage(data);
    if (message === null) return;
    if (message.type === 'drawn' || message.type === 'failed') clearTimeout(patience);
    onMessage(message);
  };

  const handOver = (bytes: ArrayBuffer) => {
    const message: OpenMessage = { type: 'open', bytes };
    // A sandboxed document has no origin to name; it is the frame by its window.
    frame.contentWindow?.postMessage(message, '*', [bytes, other]);
  };

  function handleReady({ source, origin, data }: MessageEvent<unknown>) {
    if (source === null || source !== frame.contentWindow) return;
    if (origin !== 'null' || data !== FRAME_READY) return;
    window.removeEventListener('message', handleReady);
    file.arrayBuffer().then(handOver, () => {
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
