/** Reads the file, apart from what draws it. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
