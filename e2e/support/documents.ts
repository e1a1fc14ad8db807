/** A file as Playwright hands it to a chooser. */
export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small but real PDF, padded to `size` bytes. */
export function pdf(name: string, size = 0): UploadFile {
  const page =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
  const buffer = Buffer.alloc(Math.max(size, page.length), ' ');
  buffer.write(page);
  return { name, mimeType: 'application/pdf', buffer };
}

/** Something that only calls itself a PDF. */
export const program = (name: string): UploadFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('MZ\u0090\u0000 This program cannot be run in DOS mode.'),
});

export const empty = (name: string): UploadFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(0),
});
