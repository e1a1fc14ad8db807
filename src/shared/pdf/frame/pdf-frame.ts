import { FRAME_READY, isOpenMessage, isZoomMessage, type FrameMessage } from '../pdf-message';
import { openPdf } from './open-pdf';
import { showPages } from './show-pages';
import { FRAME_STYLES } from './styles';

/** The script of the frame: waits for a file from the page, draws it, and reports the result. */

const { page = '', worker = '' } = document.currentScript?.dataset ?? {};

async function show(bytes: ArrayBuffer, port: MessagePort): Promise<void> {
  const post = (message: FrameMessage) => {
    port.postMessage(message);
  };
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') post({ type: 'escape' });
  });
  try {
    const pdf = await openPdf(bytes, worker, () => {
      post({ type: 'failed', reason: 'timeout' });
    });
    const { zoom } = await showPages(pdf, post);
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isZoomMessage(data)) zoom(data.factor);
    };
  } catch (error) {
    console.warn('The document cannot be shown', error);
    post({ type: 'failed', reason: isLocked(error) ? 'locked' : 'damaged' });
  }
}

/** By name, because pdf.js doesn't export the error's class. */
const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException';

function handleOpen({ source, origin, data, ports: [port] }: MessageEvent<unknown>) {
  if (source !== window.parent || origin !== page) return;
  if (!isOpenMessage(data) || port === undefined) return;
  window.removeEventListener('message', handleOpen);
  void show(data.bytes, port);
}

const styles = new CSSStyleSheet();
styles.replaceSync(FRAME_STYLES);
document.adoptedStyleSheets = [styles];
window.addEventListener('message', handleOpen);
window.parent.postMessage(FRAME_READY, page);
