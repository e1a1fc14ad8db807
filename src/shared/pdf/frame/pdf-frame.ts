import { FRAME_READY, isOpenMessage, isZoomMessage, type FrameMessage } from '../pdf-message';
import { openPdf } from './open-pdf';
import { showPages } from './show-pages';
import { FRAME_STYLES } from './styles';

/** What runs in the frame: waits for a file from the page, draws it, and says how it went. */

const { page = '', worker = '' } = document.currentScript?.dataset ?? {};

async function show(bytes: ArrayBuffer, port: MessagePort): Promise<void> {
  const tell = (message: FrameMessage) => {
    port.postMessage(message);
  };
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'escape' });
  });
  try {
    const pdf = await openPdf(bytes, worker, () => {
      tell({ type: 'failed', reason: 'silent' });
    });
    const { zoom } = await showPages(pdf, tell);
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isZoomMessage(data)) zoom(data.factor);
    };
  } catch (error) {
    console.warn('The document cannot be shown', error);
    tell({ type: 'failed', reason: isLocked(error) ? 'locked' : 'damaged' });
  }
}

/** pdf.js does not hand out its class of this error. */
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
