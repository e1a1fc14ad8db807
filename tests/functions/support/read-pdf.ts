import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { vi } from 'vitest';

// pdf.js needs the name in Node, although reading text doesn't use it.
vi.hoisted(() => Object.assign(globalThis, { DOMMatrix: Object }));

/** The text of each page, and the file's metadata. */
export async function readPdf(content: Uint8Array) {
  const file = await getDocument({ data: Uint8Array.from(content) }).promise;
  const pages: { text: string; size: number[] }[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push({ text, size: page.view });
  }
  const { info } = await file.getMetadata();
  return { pages, info: info as Record<string, unknown> };
}
