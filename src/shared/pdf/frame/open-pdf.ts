import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Larger images are left out, because they would exhaust a phone's memory. In pixels. */
const MAX_IMAGE_PIXELS = 100_000_000;

/** An open document. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  /** True if it has images that can't be drawn. */
  hasGaps: boolean;
}

/**
 * Opens a PDF in a worker of the frame. Runs no scripts of the file and makes no requests for it.
 *
 * @throws PasswordException when it is password-protected, other pdf.js errors when it is unreadable.
 */
export async function openPdf(
  bytes: ArrayBuffer,
  worker: string,
  onWorkerFailure: () => void,
): Promise<OpenPdf> {
  const hasGaps = hasJpeg2000(bytes);
  const pdf = await getDocument({
    data: bytes,
    worker: PDFWorker.create({ port: startWorker(worker, onWorkerFailure) }),
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    // The frame's content security policy blocks both.
    useWasm: false,
    useWorkerFetch: false,
  }).promise;
  return { pdf, hasGaps };
}

/** Starts the worker from a blob: a frame without an origin can't start one from our URL. */
function startWorker(script: string, onFailure: () => void): Worker {
  const code = new Blob([`importScripts(${JSON.stringify(script)})`], { type: 'text/javascript' });
  const url = URL.createObjectURL(code);
  const worker = new Worker(url);
  worker.addEventListener('error', onFailure);
  worker.addEventListener('message', () => URL.revokeObjectURL(url), { once: true });
  return worker;
}

/** pdf.js decodes JPEG 2000 only with WebAssembly, which the frame's policy blocks. */
const hasJpeg2000 = (bytes: ArrayBuffer): boolean =>
  new TextDecoder('latin1').decode(bytes).includes('/JPXDecode');
