/** Parses the file, off the frame's main thread. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
