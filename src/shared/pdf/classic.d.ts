/** The URL of a script bundled into one classic file (scripts/classic-scripts.ts). */
declare module '*?classic' {
  const address: string;
  export default address;
}

declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
