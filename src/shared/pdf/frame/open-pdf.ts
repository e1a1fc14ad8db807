import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A picture larger than this is left out: it would take the memory of a phone. In pixels. */
const MOST_PICTURE_PIXELS = 100_000_000;

/** A document that is read, and what is known of it beforehand. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  /** Whether it has pictures that are not drawn. */
  hasGaps: boolean;
}

/**
 * Reads a PDF in a worker of the frame. Nothing in it is run, and nothing is fetched for it.
 *
 * @throws PasswordException when it is locked, other errors of pdf.js when it cannot be read.
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
    maxImageSize: MOST_PICTURE_PIXELS,
    // The frame's policy allows neither.
    useWasm: false,
    useWorkerFetch: false,
  }).promise;
  return { pdf, hasGaps };
}

/** A frame without an origin may start no worker from an address of ours, but from its own words. */
function startWorker(script: string, onFailure: () => void): Worker {
  const words = new Blob([`importScripts(${JSON.stringify(script)})`], { type: 'text/javascript' });
  const address = URL.createObjectURL(words);
  const worker = new Worker(address);
  worker.addEventListener('error', onFailure);
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

/** pdf.js reads JPEG 2000 by WebAssembly alone, which the policy does not allow. */
const hasJpeg2000 = (bytes: ArrayBuffer): boolean =>
  new TextDecoder('latin1').decode(bytes).includes('/JPXDecode');
